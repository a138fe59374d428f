// The list W2 of plumb-bench with Yoga (github.com/facebook/yoga): compiled by layout.py with the headers and the library that the reader has.
// Prints nanoseconds a node to make the list, to lay it out, and all of it with what it takes to free it, and the checksum.
#include <yoga/Yoga.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

static double now() {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static YGNodeRef leaf(float width, float height) {
    YGNodeRef node = YGNodeNew();
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
    return node;
}

static YGNodeRef list(int rows) {
    YGNodeRef root = YGNodeNew();
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
    YGNodeStyleSetAlignItems(root, YGAlignStretch);
    for (int index = 0; index < rows; index++) {
        YGNodeRef row = YGNodeNew();
        YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
        YGNodeStyleSetAlignItems(row, YGAlignCenter);
        YGNodeRef gap = YGNodeNew();
        YGNodeStyleSetFlexGrow(gap, 1);
        YGNodeRef column = YGNodeNew();
        YGNodeStyleSetFlexDirection(column, YGFlexDirectionColumn);
        YGNodeStyleSetAlignItems(column, YGAlignFlexStart);
        YGNodeInsertChild(column, leaf(120, 14), 0);
        YGNodeInsertChild(column, leaf(80, 12), 1);
        YGNodeInsertChild(row, leaf(24, 24), 0);
        YGNodeInsertChild(row, gap, 1);
        YGNodeInsertChild(row, column, 2);
        YGNodeInsertChild(root, row, index);
    }
    return root;
}

static double checksum(YGNodeRef node, float x, float y) {
    x += YGNodeLayoutGetLeft(node);
    y += YGNodeLayoutGetTop(node);
    size_t count = YGNodeGetChildCount(node);
    if (count == 0) return x + y + YGNodeLayoutGetWidth(node) + YGNodeLayoutGetHeight(node);
    double sum = 0;
    for (size_t index = 0; index < count; index++) sum += checksum(YGNodeGetChild(node, index), x, y);
    return sum;
}

int main(int count, char **arguments) {
    int rows = count > 1 ? std::atoi(arguments[1]) : 10000;
    int times = count > 2 ? std::atoi(arguments[2]) : 9;
    double nodes = 6.0 * rows + 1, sum = 0;
    std::vector<double> build, layout, whole;
    for (int time = 0; time < times; time++) {
        double start = now();
        YGNodeRef root = list(rows);
        double middle = now();
        YGNodeCalculateLayout(root, 1000, YGUndefined, YGDirectionLTR);
        double end = now();
        sum = checksum(root, 0, 0);
        double before = now();
        YGNodeFreeRecursive(root);
        double after = now();
        build.push_back((middle - start) / nodes);
        layout.push_back((end - middle) / nodes);
        whole.push_back((end - start + after - before) / nodes);
    }
    for (auto *figures : {&build, &layout, &whole}) std::sort(figures->begin(), figures->end());
    std::printf("%.2f %.2f %.2f %.6e\n", build[times / 2], layout[times / 2], whole[times / 2], sum);
    return 0;
}
