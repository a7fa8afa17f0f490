import { expect, test } from "vitest";
import { filled, readMarkdown } from "./markdown.ts";

test("headings, paragraphs, lists, strong, slanted and links are read", () => {
  const source =
    "# Returns\n\nWrite to [us](mailto:a@b.example) **soon**,\nor *call*.\n\n- One\n- Two\n\n1. First\n2. Second";
  const { title, blocks } = readMarkdown(source);
  expect(title).toBe("Returns");
  expect(blocks).toEqual([
    {
      kind: "p",
      spans: [
        { kind: "text", text: "Write to " },
        { kind: "link", text: "us", href: "mailto:a@b.example" },
        { kind: "text", text: " " },
        { kind: "strong", text: "soon" },
        { kind: "text", text: ", or " },
        { kind: "em", text: "call" },
        { kind: "text", text: "." },
      ],
    },
    { kind: "list", ordered: false, items: [[{ kind: "text", text: "One" }], [{ kind: "text", text: "Two" }]] },
    { kind: "list", ordered: true, items: [[{ kind: "text", text: "First" }], [{ kind: "text", text: "Second" }]] },
  ]);
});

test("a link to a script is no link", () => {
  expect(readMarkdown("# T\n\n[x](javascript:alert(1))").blocks).toEqual([
    { kind: "p", spans: [{ kind: "text", text: "[x](javascript:alert(1))" }] },
  ]);
});

test("a text with a name that nobody knows is a mistake", () => {
  expect(filled("Call {phone}.", { phone: "1800" })).toBe("Call 1800.");
  expect(() => filled("Call {fone}.", { phone: "1800" })).toThrow("fone");
});
