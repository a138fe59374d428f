#!/usr/bin/env python3
"""Tries plumb mcp with the official Python client of the Model Context Protocol (PyPI: mcp).

usage: Scripts/mcp-check.py [PLUMB]     PLUMB is .build/release/plumb unless it is given
"""

import asyncio
import json
import sys

SOURCE = """import SwiftUI
struct Row: View {
    var body: some View { HStack { Text("Hi").accessibilityIdentifier("hi"); Divider() } }
}
"""


async def check(program):
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async with stdio_client(StdioServerParameters(command=program, args=["mcp"])) as (reading, writing):
        async with ClientSession(reading, writing) as session:
            await session.initialize()
            tools = [tool.name for tool in (await session.list_tools()).tools]
            names = ["render", "layout", "explain", "lint", "accessibility", "previews", "devices", "docs"]
            assert tools == names, tools

            async def call(tool, **arguments):
                answer = await session.call_tool(tool, arguments)
                is_error = getattr(answer, "is_error", None)
                is_error = answer.isError if is_error is None else is_error
                return answer.content, is_error

            content, is_error = await call("layout", source=SOURCE, size="100x50")
            assert not is_error and "hi" in json.loads(content[0].text)["Row"]["frames"]
            content, is_error = await call("render", source=SOURCE, size="60x20")
            assert not is_error and content[0].type == "image" and len(content[0].data) > 100
            for tool, arguments, words in [
                ("explain", {"of": "hi"}, "Text “Hi”"),
                ("lint", {"level": "warning"}, "[divider-stretches]"),
                ("accessibility", {}, "isStaticText"),
                ("previews", {}, "view Row"),
            ]:
                content, is_error = await call(tool, source=SOURCE, **arguments)
                assert not is_error and words in content[0].text, (tool, content[0].text)
            content, is_error = await call("docs", name="HStack")
            assert not is_error and content[0].text.startswith("# HStack")
            content, is_error = await call("layout", path="/no/such.swift")
            assert is_error and "there is no file" in content[0].text
    print("plumb mcp: all tools answer the official client")


def main():
    if "--help" in sys.argv[1:] or "-h" in sys.argv[1:]:
        print(__doc__.strip())
        return 0
    try:
        import mcp  # noqa: F401
    except ImportError:
        print("the client is not here; pip install mcp", file=sys.stderr)
        return 2
    asyncio.run(check(sys.argv[1] if len(sys.argv) > 1 else ".build/release/plumb"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
