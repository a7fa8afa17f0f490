import { type FontMetrics, type Generic, standInWidth } from "./fontMetrics.ts";

/** A file of a family as a page fetches it. `weight`: "400", or of a variable font "400 700". */
export type Face = { address: string; format: string; weight: string };

type Worn = { family: string; generic: Generic; faces: Face[]; metrics: FontMetrics; variable: string };

/** What stands in on most devices until a font has come. */
const local = {
  "sans-serif": ["Arial", "Liberation Sans", "Roboto", "Helvetica Neue"],
  serif: ["Times New Roman", "Liberation Serif", "Noto Serif"],
} as const;

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** A stand-in with the measures of the font that it stands in for, so that nothing moves when that comes. */
function standIn({ family, generic, metrics }: Worn): string {
  const size = metrics.width / standInWidth(generic);
  const sources = local[generic].map((name) => `local("${name}")`).join(",");
  const lines = [metrics.ascent, metrics.descent, metrics.lineGap].map((part) => percent(part / size));
  return `@font-face{font-family:"${family} fallback";src:${sources};size-adjust:${percent(size)};ascent-override:${lines[0]};descent-override:${lines[1]};line-gap-override:${lines[2]}}`;
}

const facesOf = ({ family, faces }: Worn): string =>
  faces
    .map(
      ({ address, format, weight }) =>
        `@font-face{font-family:"${family}";src:url(${address}) format("${format}");font-weight:${weight};font-display:swap}`,
    )
    .join("");

/** What a list of families ends with: Indian scripts, then what the device has. */
const scripts = '"Noto Sans Tamil","Noto Sans Devanagari"';

/** CSS that brings families in, each under its variable; empty for none. It goes before what the storefront was built with. */
export function sheetOf(worn: Worn[]): string {
  if (worn.length === 0) return "";
  const variables = worn.map(
    ({ variable, family, generic }) => `${variable}:"${family}","${family} fallback",${scripts},${generic}`,
  );
  return `${worn.map((one) => facesOf(one) + standIn(one)).join("")}html:root{${variables.join(";")}}`;
}
