"use strict";
// Makes an inspector of a recorded layout in `root`; `source` has lines of the source by "FILE:LINE". `update(data)` shows
// another layout, and keeps the selection where it can.
function createInspector(root, data, source) {
  const NS = "http://www.w3.org/2000/svg";
  const state = { selected: null, hovered: null, step: -1, onlyThis: true, modifiers: false, timer: null, zoom: 1 };
  let views, children, events, shown;

  const number = (value) => {
    if (typeof value === "string") return value === "infinity" ? "∞" : value === "-infinity" ? "−∞" : value;
    if (value === null || value === undefined) return "ideal";
    const rounded = Math.round(value * 10) / 10;
    return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
  };
  const sizeText = (size) => number(size[0]) + " × " + number(size[1]);
  const element = (name, attributes, ...content) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key === "class") made.className = value;
      else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else if (value !== null && value !== undefined) made.setAttribute(key, value);
    }
    for (const part of content) if (part !== null && part !== undefined) made.append(part);
    return made;
  };
  const shape = (name, attributes, text) => {
    const made = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  };

  const tree = element("div", { role: "tree", "aria-label": "Views" });
  const stage = element("div", { class: "stage" });
  const picture = element("img", { alt: "" });
  const overlay = shape("svg", { "aria-hidden": "true" });
  stage.append(picture, overlay);
  const details = element("div", {});
  const negotiation = element("div", {});
  const findings = element("div", {});
  const live = element("div", { "aria-live": "polite", class: "quiet" });
  const zoom = element("select", { "aria-label": "Zoom", onchange: () => { state.zoom = Number(zoom.value); place(); } });
  for (const value of [0.5, 1, 1.5, 2, 3]) zoom.append(element("option", { value }, value * 100 + " %"));
  zoom.value = "1";
  const darkSystem = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.scheme || (darkSystem.matches ? "dark" : "light")) === "dark";
  const scheme = element("button", {
    type: "button", id: "scheme", title: "The picture stays as it was drawn; plumb explain --scheme dark draws it dark.",
    onclick: () => {
      document.documentElement.dataset.scheme = isDark() ? "light" : "dark";
      nameScheme();
    },
  });
  function nameScheme() { scheme.textContent = isDark() ? "Turn this page light" : "Turn this page dark"; }
  darkSystem.addEventListener("change", nameScheme);
  nameScheme();
  const toggle = element("input", { type: "checkbox", id: "modifiers", onchange: () => { state.modifiers = toggle.checked; drawTree(); } });
  const heading = element("h1", {});
  root.replaceChildren(
    element("header", {}, heading, live, element("span", { class: "grow" }), element("label", { for: "modifiers" }, toggle, " Modifiers"), zoom, scheme),
    element("main", {},
      element("section", { "aria-label": "Views" }, element("h2", {}, "Views"), tree, element("h2", {}, "Findings"), findings),
      element("section", { "aria-label": "Picture" }, stage),
      element("section", { "aria-label": "Explanation" }, details, element("h2", {}, "Negotiation"), negotiation)));

  // MARK: Data

  function take(next) {
    data = next;
    views = new Map(data.views.map((view) => [view.id, view]));
    children = new Map();
    for (const view of data.views) {
      if (view.parent === null || view.parent === undefined) continue;
      if (!children.has(view.parent)) children.set(view.parent, []);
      children.get(view.parent).push(view.id);
    }
    events = data.events.filter((event) => event.event !== "view" && event.event !== "show");
  }
  const isShown = (view) => view.frame && !view.isInside && (state.modifiers || !view.isModifier);
  // The line of the source, with a mark where the view or modifier is called.
  function sourceLine(view) {
    const line = view.at && source[view.at.file + ":" + view.at.line];
    if (!line) return null;
    const indent = line.length - line.trimStart().length;
    const column = Math.max(0, view.at.column - 1 - indent);
    const text = line.trim();
    const word = view.at.column > 0 ? (text.slice(column).match(/^\.?\w+/) || [""])[0] : "";
    return element("pre", { class: "source" },
      element("span", { class: "quiet" }, view.at.line + "  "), text.slice(0, column), element("mark", {}, word), text.slice(column + word.length));
  }
  const at = (view) => (view.at ? view.at.file.split("/").pop() + ":" + view.at.line + ":" + view.at.column : "");

  // MARK: The tree

  function drawTree() {
    const levels = new Map();
    shown = [];
    const rows = document.createDocumentFragment();
    for (const view of data.views) {
      const level = view.parent !== null && view.parent !== undefined ? levels.get(view.parent) || 0 : 0;
      levels.set(view.id, level + (isShown(view) ? 1 : 0));
      if (!isShown(view)) continue;
      shown.push(view.id);
      const row = element("div", {
        role: "treeitem", tabindex: "-1", "aria-level": level + 1, "aria-selected": "false", "data-id": view.id,
        class: view.isModifier ? "modifier" : "", style: "padding-left:" + (6 + level * 14) + "px",
        onclick: () => select(view.id, true), onmouseenter: () => hover(view.id), onmouseleave: () => hover(null),
      }, element("span", {}, view.title), element("span", { class: "size" }, sizeText([view.frame[2], view.frame[3]])));
      rows.append(row);
    }
    tree.replaceChildren(rows);
    mark();
  }
  function row(id) { return tree.querySelector('[data-id="' + id + '"]'); }
  function mark() {
    for (const one of tree.children) {
      const isSelected = Number(one.dataset.id) === state.selected;
      one.setAttribute("aria-selected", String(isSelected));
      one.tabIndex = isSelected || (state.selected === null && one === tree.firstChild) ? 0 : -1;
    }
  }
  tree.addEventListener("keydown", (event) => {
    const index = shown.indexOf(state.selected);
    const move = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (event.key === "ArrowLeft") { event.preventDefault(); return outwards(); }
    if (event.key === "ArrowRight" || event.key === "Enter") {
      event.preventDefault();
      const inner = shown.find((id) => isWithin(id, state.selected) && id !== state.selected);
      if (inner !== undefined) select(inner, true);
      return;
    }
    if (event.key === "Escape") { event.preventDefault(); return select(null); }
    if (move === undefined) return;
    event.preventDefault();
    select(shown[Math.max(0, Math.min(shown.length - 1, move))], true);
  });
  function isWithin(id, outer) {
    for (let view = views.get(id); view; view = views.get(view.parent)) if (view.id === outer) return true;
    return false;
  }
  function outwards() {
    let view = views.get(views.get(state.selected)?.parent);
    while (view && !isShown(view)) view = views.get(view.parent);
    if (view) select(view.id, true);
  }

  // MARK: The picture

  function place() {
    const [width, height] = data.size;
    stage.style.width = width * state.zoom + "px";
    stage.style.height = height * state.zoom + "px";
    overlay.setAttribute("viewBox", "0 0 " + Math.max(1, width) + " " + Math.max(1, height));
    overlay.setAttribute("width", width * state.zoom);
    overlay.setAttribute("height", height * state.zoom);
    drawOverlay();
  }
  function box(frame, kind) {
    return shape("rect", { class: kind, x: frame[0], y: frame[1], width: Math.max(0, frame[2]), height: Math.max(0, frame[3]) });
  }
  function drawOverlay() {
    const parts = [];
    const hovered = views.get(state.hovered);
    if (hovered?.frame) parts.push(box(hovered.frame, "hovered"));
    const view = views.get(state.selected);
    if (view?.frame) {
      const [x, y, width, height] = view.frame;
      // The name stands above the frame, where there is room for it; lengths of gaps in a row on the other side.
      const isBelow = y - 5 < 10;
      const outer = views.get(view.parent);
      if (outer?.frame && outer.rule === "insets") parts.push(box(outer.frame, "around"));
      for (const event of events) {
        if (event.event !== "gaps" || event.view !== view.id) continue;
        for (const gap of event.gaps) {
          const [before, after] = gap.between.map((id) => views.get(id)?.frame);
          if (!before || !after || gap.length === 0) continue;
          const isRow = event.axis === "width";
          const area = isRow ? [before[0] + before[2], y, gap.length, height] : [x, before[1] + before[3], width, gap.length];
          parts.push(box(area, "gap"), shape("text", { x: area[0] + 2, y: area[1] + (!isRow ? 11 : isBelow ? -4 : area[3] + 12) }, number(gap.length)));
        }
      }
      parts.push(box(view.frame, "frame"));
      parts.push(shape("text", { x, y: isBelow ? y + height + 13 : y - 5 }, view.name + "  " + sizeText([width, height]) + " at " + number(x) + ", " + number(y)));
    }
    const event = steps()[state.step];
    if (event) parts.push(...stepShapes(event));
    overlay.replaceChildren(...parts);
  }
  stage.addEventListener("mousemove", (event) => hover(hit(event)));
  stage.addEventListener("mouseleave", () => hover(null));
  stage.addEventListener("click", (event) => {
    const id = hit(event);
    if (id !== null && isWithin(id, state.selected) && state.selected !== null) {
      // The same place again: the view around it.
      let view = views.get(views.get(state.selected).parent);
      while (view && (view.isInside || !view.frame || view.name === "root")) view = views.get(view.parent);
      return select(view && state.selected !== id ? view.id : id === state.selected && view ? view.id : id);
    }
    select(id);
  });
  function hit(event) {
    const bounds = stage.getBoundingClientRect();
    const x = (event.clientX - bounds.left) / state.zoom, y = (event.clientY - bounds.top) / state.zoom;
    let found = null;
    for (const view of data.views) {
      const frame = view.frame;
      if (!frame || view.isInside || view.isModifier) continue;
      if (x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]) found = view.id;
    }
    return found;
  }
  function hover(id) {
    if (state.hovered === id) return;
    if (state.hovered !== null) row(state.hovered)?.classList.remove("hover");
    state.hovered = id;
    if (id !== null) row(id)?.classList.add("hover");
    drawOverlay();
  }

  // MARK: The explanation

  function select(id, focus) {
    state.selected = id === undefined ? null : id;
    state.step = -1;
    stop();
    mark();
    if (focus && id !== null) row(id)?.focus();
    const view = views.get(id);
    live.textContent = view ? view.title + ", " + sizeText([view.frame[2], view.frame[3]]) : "";
    drawDetails();
    drawNegotiation();
    drawOverlay();
  }
  function drawDetails() {
    const view = views.get(state.selected);
    if (!view) return details.replaceChildren(element("p", { class: "quiet" }, "Choose a view in the picture or in the list."));
    const list = element("dl", {});
    for (const cause of view.because) list.append(element("dt", {}, cause.of), element("dd", { title: cause.rule }, cause.text));
    const own = data.findings.filter((finding) => finding.view === view.id || finding.culprit === view.id || isModifierOf(finding.view, view.id) || isModifierOf(view.id, finding.view));
    const frame = view.frame ? sizeText([view.frame[2], view.frame[3]]) + " at " + number(view.frame[0]) + ", " + number(view.frame[1]) : "";
    details.replaceChildren(...[
      element("h2", {}, view.name), element("p", {}, element("strong", {}, view.title), " ", element("span", { class: "quiet" }, frame + "  " + at(view))),
      sourceLine(view), list, ...own.map(drawFinding),
    ].filter((part) => part !== null));
  }
  function isModifierOf(outer, inner) {
    let view = views.get(views.get(inner)?.parent);
    while (view && view.isModifier) {
      if (view.id === outer) return true;
      view = views.get(view.parent);
    }
    return false;
  }
  function drawFinding(finding) {
    return element("div", { class: "finding " + finding.severity },
      element("div", {}, finding.message, " ", element("span", { class: "quiet" }, "[" + finding.rule + "]")),
      finding.tried ? element("div", { class: "tried" }, "Tried: " + finding.tried.text) : null);
  }
  // A rule at a place in the source; null where the place is not known.
  function lineOf(finding) {
    const view = views.get(finding.view);
    const at = finding.at || view?.at || view?.around?.at(-1);
    return at ? [finding.rule, finding.axis || "", at.file, at.line, at.column].join("\n") : null;
  }
  // Each line of the source once, with how many views of it have the finding.
  function drawFindings() {
    if (data.findings.length === 0) return findings.replaceChildren(element("p", { class: "quiet" }, "Nothing was found."));
    const told = new Set();
    const list = data.findings.filter((finding) => {
      const line = lineOf(finding);
      const isNew = line === null || !told.has(line);
      if (line !== null) told.add(line);
      return isNew;
    });
    findings.replaceChildren(...list.map((finding) => {
      const button = element("button", { type: "button", onclick: () => select(finding.view, true) }, finding.rule);
      const count = finding.views ? ", at " + finding.views + " views" : "";
      return element("p", { class: "line" }, button, " ", element("span", { class: "quiet" }, (views.get(finding.view)?.title || "") + count));
    }));
  }

  // The view under its modifiers.
  function subject(id) {
    let view = views.get(id);
    while (view && view.isModifier && children.has(view.id)) view = views.get(children.get(view.id)[0]);
    return view;
  }

  // MARK: Step by step

  function steps() {
    const list = events.filter((event) => !event.remembered);
    if (!state.onlyThis || state.selected === null) return list;
    return list.filter((event) => event.view === state.selected || (event.children || []).some((child) => child.view === state.selected));
  }
  function stepText(event) {
    const title = (id) => subject(id)?.title || "a view";
    switch (event.event) {
      case "length": return title(event.view) + " is proposed a " + event.axis + " of " + number(event.proposal) + " and answers " + number(event.answer) + ".";
      case "size": return title(event.view) + " is proposed " + sizeText(event.proposal) + " and answers " + sizeText(event.answer) + ".";
      case "offers": return title(event.view) + " divides a " + event.axis + " of " + number(event.proposal) + ", " + number(event.gaps) + " of it for gaps.";
      case "guide": return title(event.view) + " is asked for its " + event.guide + " guide: " + (event.value === null ? "nobody has set it" : number(event.value)) + ".";
      case "place": {
        const [x, y] = onPage(event);
        return title(event.view) + " is put at " + number(x) + ", " + number(y) + ", " + sizeText(event.size) + ".";
      }
      case "gaps": return title(event.view) + " leaves " + event.gaps.map((gap) => number(gap.length) + " (" + gap.reason + ")").join(", ") + " between its views.";
      case "choice": return title(event.view) + " shows " + title(event.chosen) + ": " + event.candidates.map((one) => title(one.view) + (one.failsOn.length ? " is too long in " + one.failsOn.join(" and ") : " fits")).join(", ") + ".";
      case "tracks": return title(event.view) + " has columns of " + event.columns.map(number).join(", ") + " and rows of " + event.rows.map(number).join(", ") + ".";
      case "expand": return title(event.view) + " reaches beyond its edges by " + event.by.map(number).join(", ") + ".";
      case "text": return title(event.view) + " shows " + event.lines + " of " + event.needed + " lines" + (event.cut ? ", and is cut." : ".");
      default: return event.event;
    }
  }
  function around(view) { return views.get(view.parent)?.frame || [0, 0, data.size[0], data.size[1]]; }
  // Where a view is put, in the page's coordinates as all other places; the event has the parent's.
  function onPage(event) {
    const outer = around(views.get(event.view) || {});
    return [outer[0] + event.origin[0], outer[1] + event.origin[1]];
  }
  function stepShapes(event) {
    const view = views.get(event.view);
    if (!view) return [];
    const outer = around(view);
    const origin = view.frame || outer;
    const finite = (value, most) => (typeof value === "number" ? value : value === null ? 0 : most);
    if (event.event === "size" || event.event === "length") {
      const isWidth = event.axis === "width";
      const proposal = event.event === "size" ? event.proposal : isWidth ? [event.proposal, origin[3]] : [origin[2], event.proposal];
      const answer = event.event === "size" ? event.answer : isWidth ? [event.answer, origin[3]] : [origin[2], event.answer];
      return [
        box([origin[0], origin[1], finite(proposal[0], outer[2]), finite(proposal[1], outer[3])], "proposal"),
        box([origin[0], origin[1], finite(answer[0], outer[2]), finite(answer[1], outer[3])], "answer"),
        shape("text", { x: origin[0] + 3, y: origin[1] + 12 }, (event.event === "size" ? sizeText(event.proposal) : number(event.proposal)) + " → " + (event.event === "size" ? sizeText(event.answer) : number(event.answer))),
      ];
    }
    if (event.event === "place") return [box([...onPage(event), ...event.size], "answer")];
    return [];
  }
  function bars(event) {
    const finite = (value) => (typeof value === "number" ? value : null);
    const most = Math.max(1, ...event.children.flatMap((child) => [finite(child.offer) || 0, finite(child.answer) || 0, finite(child.minimum) || 0]));
    const share = (value) => Math.max(0, Math.min(100, ((finite(value) ?? most) / most) * 100)) + "%";
    const words = { first: "asked first", priority: "lower priority", flexibility: "more flexible", minimum: "needs less", order: "by order" };
    const list = element("div", { class: "bars" });
    for (const child of event.children) {
      list.append(
        element("div", { class: "names" },
          element("span", {}, subject(child.view)?.title || ""), element("span", { class: "quiet" }, words[child.reason] || ""),
          element("span", { class: "quiet" }, number(child.answer) + " of " + number(child.offer) + "; " + number(child.minimum) + " to " + number(child.maximum))),
        element("span", { class: "bar", role: "img", "aria-label": "offered " + number(child.offer) + ", answers " + number(child.answer) + ", at least " + number(child.minimum) + ", at most " + number(child.maximum) },
          element("i", { class: "took", style: "left:0;width:" + share(child.answer) }), element("i", { class: "least", style: "left:0;width:" + share(child.minimum) }),
          element("i", { class: "offered", style: "left:0;width:" + share(child.offer) })));
    }
    return list;
  }
  function step(by) {
    const count = steps().length;
    state.step = count === 0 ? -1 : Math.max(0, Math.min(count - 1, state.step + by));
    drawNegotiation();
    drawOverlay();
  }
  function stop() { clearInterval(state.timer); state.timer = null; }
  function play() {
    if (state.timer) { stop(); return drawNegotiation(); }
    state.timer = setInterval(() => { if (state.step >= steps().length - 1) stop(); step(1); }, 700);
    drawNegotiation();
  }
  function drawNegotiation() {
    const list = steps();
    const event = list[state.step];
    const only = element("input", { type: "checkbox", id: "only", onchange: () => { state.onlyThis = only.checked; state.step = -1; drawNegotiation(); drawOverlay(); } });
    only.checked = state.onlyThis;
    negotiation.replaceChildren(
      element("div", { class: "steps" },
        element("button", { type: "button", id: "previous", onclick: () => step(-1) }, "Previous"),
        element("button", { type: "button", id: "next", onclick: () => step(1) }, "Next"),
        element("button", { type: "button", id: "play", onclick: play }, state.timer ? "Stop" : "Play"),
        element("label", { for: "only" }, only, " only this view"),
        element("span", { class: "quiet" }, list.length === 0 ? "no steps" : Math.max(0, state.step + 1) + " of " + list.length)),
      event ? element("p", { id: "step", "aria-live": "polite" }, stepText(event)) : element("p", { class: "quiet", id: "step" }, "A dashed box is a proposal, a solid one an answer."),
      event && event.event === "offers" ? bars(event) : "");
  }

  function update(next) {
    const old = state.selected;
    take(next);
    heading.textContent = data.name + "  " + sizeText(data.size);
    picture.src = "data:image/png;base64," + data.picture;
    picture.alt = "The view " + data.name;
    state.selected = views.has(old) ? old : null;
    drawTree();
    drawFindings();
    drawDetails();
    drawNegotiation();
    place();
  }
  update(data);
  return { update, select, state };
}
const plumbData = JSON.parse(document.getElementById("plumb-data").textContent);
const plumbSource = JSON.parse(document.getElementById("plumb-source").textContent);
const inspector = createInspector(document.getElementById("inspector"), plumbData, plumbSource);
