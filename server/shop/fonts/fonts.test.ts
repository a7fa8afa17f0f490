import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpackWoff } from "../../pdf/unpackWoff.ts";
import { readSettings, SettingsError } from "../../settings.ts";
import { ownFiles } from "../ownFiles.ts";
import { openFont } from "./fontFile.ts";
import { metricsOf } from "./fontMetrics.ts";
import { readFonts } from "./readFonts.ts";

const packed = (family: string, ending: string) =>
  `node_modules/@fontsource/${family}/files/${family}-latin-400-normal.${ending}`;
const folder = mkdtempSync(join(tmpdir(), "own-fonts-"));
const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, "fonts", name), content);
const wear = (fonts: unknown) => writeFileSync(join(folder, "fonts.json"), JSON.stringify(fonts));
beforeAll(() => {
  mkdirSync(join(folder, "fonts"));
  copyFileSync(packed("instrument-serif", "woff2"), join(folder, "fonts", "serif.woff2"));
  put("serif.ttf", unpackWoff(readFileSync(packed("instrument-serif", "woff"))));
  copyFileSync(packed("noto-sans", "woff2"), join(folder, "fonts", "sans.woff2"));
  put("unnamed.woff2", readFileSync(packed("noto-sans", "woff2")));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder without fonts.json changes nothing", () => {
  expect(readFonts("shop")).toEqual({ sheet: "", files: new Set() });
});

test("a font is measured alike in both packings", () => {
  const [woff2, ttf] = ["serif.woff2", "serif.ttf"].map((name) => {
    const font = openFont(readFileSync(join(folder, "fonts", name)));
    return font && metricsOf(font);
  });
  if (!woff2 || !ttf) throw new Error("They can't be read.");
  const { has: _, ...measures } = woff2;
  expect(ttf).toMatchObject(measures);
  expect(measures.ascent).toBeCloseTo(0.99, 2);
  expect(["a", "é", "–", "₹", "அ"].map((sign) => woff2.has(sign.codePointAt(0) ?? 0))).toEqual(
    ["a", "é", "–", "₹", "அ"].map((sign) => ttf.has(sign.codePointAt(0) ?? 0)),
  );
  expect([woff2.has(0x61), woff2.has(0xb85)]).toEqual([true, false]);
});

test("the owner's type goes before the storefront's, with a stand-in of its measures", () => {
  wear({
    heading: { family: "Kaveri", files: [{ file: "serif.woff2", pdf: "serif.ttf" }] },
    body: { family: "Ponni", files: [{ file: "sans.woff2", weight: "400 700" }] },
  });
  const { sheet, heading, body } = readFonts(folder);
  expect(sheet).toMatch(
    /^@font-face\{font-family:"Kaveri";src:url\(\/fonts\/serif\.woff2\?v=[0-9a-f]{8}\) format\("woff2"\);font-weight:400;font-display:swap\}@font-face\{font-family:"Kaveri fallback";src:local\("Times New Roman"\)/,
  );
  expect(sheet).toContain(
    'html:root{--font-display:"Kaveri","Kaveri fallback","Noto Sans Tamil","Noto Sans Devanagari",serif;--font-sans:"Ponni","Ponni fallback",',
  );
  expect(sheet).toContain("font-weight:400 700");
  // The storefront's own stand-in for this very font was measured over a paragraph: 83 %, and 119.3 % above the line.
  const [, size, ascent] = /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(sheet) ?? [];
  expect(Math.abs(Number(size) - 83)).toBeLessThan(2);
  expect(Math.abs(Number(ascent) - 119.3)).toBeLessThan(3);
  expect([heading?.paper.length, body?.paper.length]).toEqual([1, 0]);
});

test("only the fonts that are named are served", async () => {
  wear({ body: { family: "Ponni", files: [{ file: "sans.woff2" }] } });
  const routes = ownFiles({ ...readSettings({}), SHOP_FOLDER: folder, fonts: readFonts(folder) });
  const answers = await Promise.all(
    ["sans.woff2?v=1", "unnamed.woff2", "..%2Ffonts.json"].map(async (name) => routes.request(`/fonts/${name}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
  expect(answers[0]?.headers.get("Content-Type")).toBe("font/woff2");
});

test.each([
  ["nothing.woff2", "not there"],
  ["words.woff2", "it is none, or not whole"],
  ["cut.woff2", "it is none, or not whole"],
  ["cut.ttf", "it is none, or not whole"],
  ["large.woff2", "at most 400 kB, it has 401"],
  ["disguised.ttf", "its name ends otherwise than what it is: woff2"],
])("%s can't be worn: %s", (file, expected) => {
  const [woff2, ttf] = [
    readFileSync(join(folder, "fonts", "sans.woff2")),
    readFileSync(join(folder, "fonts", "serif.ttf")),
  ];
  put("words.woff2", "A font, if you ask me.");
  put("cut.woff2", woff2.subarray(0, 9_000));
  put("cut.ttf", ttf.subarray(0, 9_000));
  put("large.woff2", Buffer.alloc(400_001));
  put("disguised.ttf", woff2);
  wear({ body: { family: "Ponni", files: [{ file }] } });
  expect(() => readFonts(folder)).toThrow(SettingsError);
  expect(() => readFonts(folder)).toThrow(expected);
});

test.each([
  [{ body: { family: "Ponni", files: [{ file: "../sans.woff2" }] } }, "body.files.0.file: expected the name"],
  [{ body: { family: 'P";}', files: [{ file: "sans.woff2" }] } }, "body.family: expected a family's name"],
  [
    { body: { family: "Ponni", files: [{ file: "sans.woff2", weight: "bold" }] } },
    "body.files.0.weight: expected a weight",
  ],
  [{ text: {} }, "text"],
])("%o is refused with its place", (fonts, expected) => {
  wear(fonts);
  expect(() => readFonts(folder)).toThrow(SettingsError);
  expect(() => readFonts(folder)).toThrow(expected);
});

test("a fonts.json that is no JSON is refused", () => {
  writeFileSync(join(folder, "fonts.json"), "{");
  expect(() => readFonts(folder)).toThrow(/fonts\.json: /);
});
