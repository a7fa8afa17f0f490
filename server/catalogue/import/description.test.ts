import { expect, test } from "vitest";
import { cleanDescription, wordsOf } from "./description.ts";
import { plain, slugOf } from "./text.ts";

test("a description keeps its structure and loses what could do harm", () => {
  const html = cleanDescription(
    `<h2 style="color:red">Sound</h2><p onclick="x()">Warm <img src=x onerror=alert(1)><script>alert(1)</script><iframe src="//evil"></iframe>tone</p>` +
      `<table><tr><td colspan="2">1</td></tr></table><style>p{}</style>`,
  );
  expect(html).toBe('<h3>Sound</h3><p>Warm tone</p><table><tr><td colspan="2">1</td></tr></table>');
});

test("links lead to http(s) or into the shop, and vouch for nobody", () => {
  expect(cleanDescription('<p><a href="https://a.example/">a</a> <a href="/brand" target="_blank">b</a></p>')).toBe(
    '<p><a href="https://a.example/" rel="nofollow noopener">a</a> <a href="/brand" rel="nofollow noopener">b</a></p>',
  );
  for (const href of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "data:text/html,x",
    "&#106;avascript:x",
  ])
    expect(cleanDescription(`<p><a href="${href}">x</a></p>`)).toBe("<p>x</p>");
});

test("paragraphs of mere text stay as they are, and are looked through by their words", () => {
  const html = "<p>Warm “tone”</p><h3>Size</h3><p></p>";
  expect(cleanDescription(html)).toBe(html);
  for (const odd of ["<p>a<p>b</p>", "<p>a</h3>", "<p>&nbsp;</p>", "<p>a</p>b</p>", "<p class=x>a</p>"])
    expect(cleanDescription(odd)).not.toBe(odd);
  expect(wordsOf(cleanDescription(`${html}<p>a<b>b</b> <a href="/x">c &amp; d</a></p>`)).split(/\s+/)).toEqual(
    " Warm “tone” Size a b c &amp; d ".split(" "),
  );
  expect(wordsOf("<p>i&#118;ory <script>x</script></p>").trim()).toBe("ivory");
});

test("plain text gets paragraphs", () => {
  expect(cleanDescription("One & two\r\nlines\n\nThree < four")).toBe(
    "<p>One &amp; two<br />lines</p><p>Three &lt; four</p>",
  );
});

test("a title is one line without tags, control characters and direction overrides", () => {
  expect(plain(" <b>Veena</b>\n&amp; \u202eTanpura\0 <script>x</script>", 200)).toBe("Veena & Tanpura");
  expect(plain("&lt;img src=x onerror=alert(1)&gt; Veena", 200)).toBe("Veena");
  expect(plain("வீணை ".repeat(100), 20).length).toBeLessThanOrEqual(20);
  expect(plain("🎸".repeat(10), 5)).toBe("🎸🎸");
});

test("an address keeps letters of every script", () => {
  expect(slugOf("Müller’s “Konzert” Violine 4/4")).toBe("mullers-konzert-violine-4-4");
  expect(slugOf("  தஞ்சாவூர் வீணை ")).toBe("தஞ்சாவூர்-வீணை");
  expect(slugOf("../../etc")).toBe("etc");
  expect(slugOf("!!!")).toBe("");
});
