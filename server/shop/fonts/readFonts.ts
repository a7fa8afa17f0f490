import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SettingsError } from "../settingsError.ts";
import { type FontFile, openFont } from "./fontFile.ts";
import { type FontMetrics, type Generic, metricsOf } from "./fontMetrics.ts";
import { type Face, sheetOf } from "./sheet.ts";

/** The most that a page fetches of one font, and that a document embeds, in bytes. */
const most = { page: 400_000, document: 8_000_000 };

const weight = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]00( [1-9]00)?$/, "expected a weight, such as 400, or of a variable font 400 700"));
const Font = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(woff2|ttf|otf)$/, "expected the name of a woff2, ttf or otf file in fonts/"),
  weight: weight.default("400"),
  pdf: z
    .string()
    .regex(/^[\w-]+\.(ttf|otf)$/, "expected the name of a ttf or otf file in fonts/")
    .optional(),
});
const Family = z.strictObject({
  family: z
    .string()
    .regex(/^[A-Za-z][\w -]{0,39}$/, "expected a family's name, such as Mukta: letters, digits, spaces"),
  generic: z.enum(["serif", "sans-serif"]).optional(),
  files: z.array(Font).min(1).max(8),
});
/** `fonts.json`: the type of headings and that of everything else. */
const FontsFile = z.strictObject({ heading: Family.optional(), body: Family.optional() });

/** A font that PDFs embed: for the weights `from` … `to`. */
export type PaperFont = { from: number; to: number; path: string; has: FontMetrics["has"] };
/** One of the owner's families. `address`: of the file that a page needs first. */
export type OwnFamily = { family: string; generic: Generic; address: string; paper: PaperFont[] };
/** The owner's type; what is absent is the storefront's own. `sheet`: CSS that brings it in, `files`: the names that may be served. */
export type Fonts = { heading?: OwnFamily; body?: OwnFamily; sheet: string; files: ReadonlySet<string> };

type Opened = { bytes: Buffer; font: FontFile; metrics: FontMetrics };

function open(folder: string, name: string, limit: number): Opened {
  const path = join(folder, "fonts", name);
  const wrong = (what: string) => new SettingsError(`${path}: ${what}`);
  if (!existsSync(path)) throw wrong("named in fonts.json, but not there");
  const bytes = readFileSync(path);
  if (bytes.length > limit)
    throw wrong(
      `expected at most ${limit / 1000} kB, it has ${Math.ceil(bytes.length / 1000)}: a woff2 with the letters that the shop writes is smaller`,
    );
  const font = openFont(bytes);
  const metrics = font && metricsOf(font);
  if (!metrics) throw wrong("expected a font (woff2, ttf or otf): it is none, or not whole");
  if ((font.format === "woff2") !== name.endsWith(".woff2"))
    throw wrong(`its name ends otherwise than what it is: ${font.format}`);
  return { bytes, font, metrics };
}

type Built = { own: OwnFamily; faces: Face[]; first: FontMetrics };

/** A family with its files opened and checked; `heading`s are taken for serifs where nothing is said. */
function build(folder: string, given: z.output<typeof Family>, usual: Generic): Built {
  const faces: Face[] = [];
  const paper: PaperFont[] = [];
  let first: FontMetrics | undefined;
  for (const { file, weight: weights, pdf } of given.files) {
    const { bytes, font, metrics } = open(folder, file, most.page);
    first ??= metrics;
    const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    faces.push({ address: `/fonts/${file}?v=${version}`, format: font.format, weight: weights });
    const named = pdf ?? (font.format === "woff2" ? undefined : file);
    const [from = 400, to = from] = weights.split(" ").map(Number);
    if (named)
      paper.push({
        from,
        to,
        path: join(folder, "fonts", named),
        has: open(folder, named, most.document).metrics.has,
      });
  }
  if (!first) throw new SettingsError(`${join(folder, "fonts.json")}: expected a file of ${given.family}`);
  const { family, generic = usual } = given;
  return { own: { family, generic, address: faces[0]?.address ?? "", paper }, faces, first };
}

function parse(file: string): z.output<typeof FontsFile> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = FontsFile.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`).join("\n"),
  );
}

/**
 * The type of an owner's folder, by its `fonts.json`; without one the storefront's own. Throws a SettingsError for a file
 * that is not there, no font, too large, or called otherwise than what it is.
 */
export function readFonts(folder: string): Fonts {
  const file = join(folder, "fonts.json");
  const { heading, body } = existsSync(file) ? parse(file) : {};
  const built = {
    heading: heading && build(folder, heading, "serif"),
    body: body && build(folder, body, "sans-serif"),
  };
  return {
    ...(built.heading ? { heading: built.heading.own } : {}),
    ...(built.body ? { body: built.body.own } : {}),
    sheet: sheetOf(
      [built.heading, built.body].flatMap((one, i) =>
        one
          ? [{ ...one.own, faces: one.faces, metrics: one.first, variable: i === 0 ? "--font-display" : "--font-sans" }]
          : [],
      ),
    ),
    files: new Set([heading, body].flatMap((one) => one?.files.map(({ file: name }) => name) ?? [])),
  };
}
