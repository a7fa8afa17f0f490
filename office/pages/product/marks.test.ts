import { expect, test } from "vitest";
import { fromHtml, toHtml } from "./marks.ts";

test("what is typed in signs becomes the shop's HTML, and comes back as it was typed", () => {
  const typed = [
    "A **jackwood** body, *carved* by hand.\nOne piece.",
    "## Sound",
    "### Drone",
    "- warm\n- long, 5 < 6 & so on",
    "1. tune\n2. play",
    "> The finest\n> in Thanjavur",
    "See [our guide](https://shop.example/guide).",
  ].join("\n\n");
  const html = toHtml(typed);
  expect(html).toBe(
    "<p>A <strong>jackwood</strong> body, <em>carved</em> by hand.<br />One piece.</p><h3>Sound</h3><h4>Drone</h4>" +
      "<ul><li>warm</li><li>long, 5 &lt; 6 &amp; so on</li></ul><ol><li>tune</li><li>play</li></ol>" +
      '<blockquote>The finest<br />in Thanjavur</blockquote><p>See <a href="https://shop.example/guide" rel="nofollow noopener">our guide</a>.</p>',
  );
  expect(fromHtml(html)).toBe(typed);
  expect(fromHtml("<p>\n  An <b>old</b> text </p>\n<ul> <li>one</li> </ul>")).toBe("An **old** text\n\n- one");
});

test("what the signs can't say stays HTML, letter by letter", () => {
  for (const html of [
    "<table><tbody><tr><td>Scale</td></tr></tbody></table>",
    "<ul><li>one<ul><li>within</li></ul></li></ul>",
    "<p>2 * 3 * 4 = 24</p>",
    "<p>- no list</p>",
    "<p></p>",
  ]) {
    expect(toHtml(fromHtml(html))).toBe(html);
  }
  expect(toHtml("5 < 6\n\n\n\n  \n<script>alert(1)</script>")).toBe(
    "<p>5 &lt; 6</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  );
});
