import sharp from "sharp";
import { expect, test } from "vitest";
import { developPhotograph } from "./developPhotograph.ts";

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const colourAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

test("a photograph is turned upright, made a square, and loses what the camera noted", async () => {
  const red = await plain(300, 200, "#c00000").png().toBuffer();
  const lying = await plain(600, 400, "#ffffff")
    .composite([{ input: red, left: 0, top: 100 }])
    .withExif({ IFD0: { Artist: "A. Person" }, IFD3: { GPSLatitude: "13/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const shown = await developPhotograph(lying);
  const { width, height, exif, orientation } = await sharp(shown).metadata();
  expect([width, height, exif, orientation]).toEqual([600, 600, undefined, undefined]);
  // Held sideways, the red is above the middle; beside the photograph its white goes on.
  const [r, g] = await colourAt(shown, 300, 100);
  expect([r ?? 0, g ?? 255]).toSatisfy(([red, green]: number[]) => (red ?? 0) > 170 && (green ?? 0) < 30);
  expect(await colourAt(shown, 20, 300)).toEqual([255, 255, 255]);
});

test("a large one gets smaller, a small one no larger, what is see-through gets the backdrop", async () => {
  const large = await developPhotograph(await plain(3000, 1500, "#808080").webp().toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ width: 1200, height: 1200, format: "png" });
  const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const small = await developPhotograph(await clear.png().toBuffer());
  expect(await sharp(small).metadata()).toMatchObject({ width: 100, height: 100 });
  expect(await colourAt(small, 50, 50)).toEqual([244, 241, 236]);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="file:///etc/hostname"/></svg>';
test.each([
  ["an SVG", Buffer.from(svg), "no JPEG, PNG"],
  ["an SVG with a byte order mark", Buffer.from(`\uFEFF${svg}`), "no JPEG, PNG"],
  ["a page", Buffer.from("<!doctype html>"), "no JPEG, PNG"],
  ["nothing", Buffer.alloc(0), "no JPEG, PNG"],
  ["an iPhone's HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "Most Compatible"],
  ["HEIC that names itself by its container", Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"), "as JPEG"],
  ["a JPEG that is none", Buffer.from("\xff\xd8\xff\xe0 nothing", "latin1"), "can't be read"],
])("%s is refused", async (_, bytes, reason) => {
  await expect(developPhotograph(bytes)).rejects.toThrow(reason);
});

test("half a photograph, a tiny one, and one of far too many pixels are refused", async () => {
  const whole = await plain(400, 400, "#336699").jpeg().toBuffer();
  await expect(developPhotograph(whole.subarray(0, whole.length - 200))).rejects.toThrow("can't be read");
  await expect(developPhotograph(await plain(1, 400, "#336699").png().toBuffer())).rejects.toThrow("1 × 400 pixels");
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000000" } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(developPhotograph(bomb)).rejects.toThrow("more than 64 megapixels");
});
