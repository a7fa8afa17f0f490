import sharp, { type Sharp } from "sharp";
import { filesOf, type PictureFile } from "../needed.ts";
import { writeWhole } from "./manifest.ts";

/** What the AVIF of a width may weigh: a busy picture gives up quality for it, down to a limit. */
const MOST: Record<number, number> = { 400: 8 * 1024, 800: 25 * 1024 };

async function encode(sized: Sharp, format: PictureFile["format"], width: number): Promise<Buffer> {
  if (format === "webp") return sized.clone().webp({ quality: 76, effort: 5 }).toBuffer();
  for (let quality = 55; ; quality -= 5) {
    const coded = await sized.clone().avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (coded.length <= (MOST[width] ?? Infinity) || quality <= 40) return coded;
  }
}

/** Writes all files of a picture into a folder of pictures, `name` being its kind and look. */
export async function writeFiles(folder: URL, name: string, pixels: Buffer): Promise<void> {
  for (const { path, format, width } of filesOf(name)) {
    const sized = sharp(pixels).removeAlpha().resize(width, width);
    writeWhole(new URL(path, folder), await encode(sized, format, width));
  }
}
