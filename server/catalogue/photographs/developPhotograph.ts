import sharp from "sharp";
import { beginning, whyNoPicture } from "../../../contract/office/pictureKinds.ts";
import { uploadLimits } from "../../../contract/office/uploadLimits.ts";
import { NoPicture } from "./fetchPicture.ts";

/** What an empty place beside a photograph gets where its own edge says nothing: the storefront's backdrop. */
const BACKDROP = { r: 244, g: 241, b: 236 };
const MEGA = 1024 * 1024;
const SIZE = 1200;
const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/** The colour that most of a picture's edge is close to: what it was photographed before. */
async function edgeColour(pixels: Buffer): Promise<{ r: number; g: number; b: number }> {
  const side = 24;
  const small = await sharp(pixels).resize(side, side, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const edge: [number, number, number][] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (x === 0 || y === 0 || x === side - 1 || y === side - 1)
        edge.push([...small.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)] as [number, number, number]);
  const middle = (k: 0 | 1 | 2): number => edge.map((pixel) => pixel[k]).sort((a, b) => a - b)[edge.length >> 1] ?? 0;
  return { r: middle(0), g: middle(1), b: middle(2) };
}

/**
 * A photograph as the shop shows it: upright as the camera was held, in sRGB, without what the camera noted (place,
 * name, time), a square of at most 1200 pixels that holds all of it; beside a long one its own edge goes on. Takes JPEG,
 * PNG, WebP, AVIF, GIF (its first frame) and TIFF of at most 64 megapixels; throws a NoPicture for anything else, for HEIC with
 * what to do.
 */
export async function developPhotograph(bytes: Buffer): Promise<Buffer> {
  const why = whyNoPicture(bytes.subarray(0, beginning).toString("latin1"));
  if (why) throw new NoPicture(why);
  try {
    const photograph = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: "error" });
    const { format, width, height } = await photograph.metadata();
    if (!formats.includes(format)) throw new NoPicture(`it is a ${format}`);
    if (Math.min(width, height) < 50) throw new NoPicture(`it is only ${width} × ${height} pixels large`);
    const upright = await photograph
      .rotate()
      .flatten({ background: BACKDROP })
      .toColourspace("srgb")
      .resize(SIZE, SIZE, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
    const shown = await sharp(upright).metadata();
    const side = Math.max(shown.width, shown.height);
    const background = await edgeColour(upright);
    return await sharp(upright).resize(side, side, { fit: "contain", background }).png().toBuffer();
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (/pixel limit/i.test(message)) throw new NoPicture(`it has more than ${uploadLimits.pixels / MEGA} megapixels`);
    throw new NoPicture(`it can't be read: ${message.split("\n")[0]?.slice(0, 120)}`);
  }
}
