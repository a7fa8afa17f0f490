import sharp, { type Sharp } from "sharp";
import { FILES, FORMATS } from "../needed.ts";
import { writeWhole } from "./manifest.ts";

/** What the AVIF of a width may weigh: a busy picture gives up quality for it, down to a limit. */
const MOST: Record<number, number> = { 400: 8 * 1024, 800: 25 * 1024 };

async function encode(sized: Sharp, format: (typeof FORMATS)[number], width: number): Promise<Buffer> {
  if (format === "webp") return sized.clone().webp({ quality: 76, effort: 5 }).toBuffer();
  for (let quality = 55; ; quality -= 5) {
    const coded = await sized.clone().avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (coded.length <= (MOST[width] ?? Infinity) || quality <= 40) return coded;
  }
}

/** Writes a picture's files, `name` being its kind and finish, in all formats and the given widths. */
export async function writeFiles(name: string, pixels: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const sized = sharp(pixels).removeAlpha().resize(width, width);
    for (const format of FORMATS)
      writeWhole(new URL(`${name}-${width}.${format}`, FILES), await encode(sized, format, width));
  }
}
