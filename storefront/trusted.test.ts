import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guardHtml } from "./trusted.ts";

let createHTML: (html: string) => string | null = () => null;
guardHtml({ createPolicy: (_, rules) => void (createHTML = rules.createHTML) });

test.each([
  "",
  "<script></script>",
  "<p>12 < 13 &amp; <b>wood</b></p><table><tr><td>1</td></tr></table>",
  "<a href='/brand'>on sale = yes</a>",
])("%s becomes HTML", (html) => expect(createHTML(html)).toBe(html));

test.each([
  "<script>alert(1)</script>",
  "<script></script><script>alert(1)</script>",
  "<script src=//evil.example></script>",
  "<p>x</p><script></script>",
  "<img src=x onerror=alert(1)>",
  "<IMG\nONERROR = alert(1)>",
  "<iframe srcdoc=x>",
  "<svg><use href=x>",
  "<form action=//evil.example>",
  "<base href=//evil.example>",
])("%s does not", (html) => expect(createHTML(html)).toBeNull());

test("a browser without trusted types goes on without", () => {
  expect(() => guardHtml(undefined)).not.toThrow();
});

test("every description of the demo becomes HTML", () => {
  const files = readdirSync("demo/products").filter((name) => name.endsWith(".csv"));
  expect(files.length).toBeGreaterThan(0);
  const texts = files.flatMap((name) => readFileSync(join("demo/products", name), "utf8").split("\n"));
  expect(texts.filter((line) => createHTML(line) === null)).toEqual([]);
});
