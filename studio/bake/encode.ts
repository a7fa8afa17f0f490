import sharp, { type Sharp } from "sharp";
import type { Hour } from "../models/model.ts";
import { apart, filesOf, type PictureFile } from "../needed.ts";
import { writeWhole } from "./manifest.ts";

/**
 * What the AVIF of a width may weigh: a busy picture gives up quality for it, down to a limit. A phone's banner, 728 wide, comes with a
 * connection's first packets.
 */
const MOST: Record<number, number> = {
  400: 8 * 1024,
  560: 9 * 1024,
  720: 18 * 1024,
  728: 13 * 1024,
  800: 25 * 1024,
  840: 25 * 1024,
  1280: 32 * 1024,
  1920: 60 * 1024,
};

/** What pictures begin with: the front is what people see in lists and enlarge; WebP is for the few without AVIF. */
const QUALITY = { front: { avif: 55, webp: 76 }, others: { avif: 47, webp: 42 } };

/** How hard AVIF is worked at; of a busy picture harder, and its colours at half the width: it is weaves and grilles. */
const PLAIN = { effort: 3, chromaSubsampling: "4:4:4" };
const BUSY = { effort: 4, chromaSubsampling: "4:2:0" };

/** The bytes of a file, from the picture in its size. */
export async function encode(
  sized: Sharp,
  { format, width }: PictureFile,
  { avif, webp }: { avif: number; webp: number },
): Promise<Buffer> {
  if (format === "webp") return sized.clone().webp({ quality: webp, effort: 4 }).toBuffer();
  for (let quality = avif; ; quality -= 5) {
    const way = quality === avif ? PLAIN : BUSY;
    const coded = await sized
      .clone()
      .avif({ quality, ...way })
      .toBuffer();
    if (coded.length <= (MOST[width] ?? Infinity) || quality <= 25) return coded;
  }
}

/** Writes all files of a picture into a folder of pictures, `name` being its kind and look, `hour` that of the light; the smallest is the first, of which `onFirst` hears. */
export async function writeFiles(
  folder: URL,
  name: string,
  hour: Hour,
  pixels: Buffer,
  onFirst: () => void = () => {},
): Promise<void> {
  const { view } = apart(name);
  for (const [at, file] of filesOf(name, hour).entries()) {
    const sized = sharp(pixels).removeAlpha().resize(file.width, file.width);
    writeWhole(new URL(file.path, folder), await encode(sized, file, QUALITY[view === "front" ? view : "others"]));
    if (at === 0) onFirst();
  }
}
