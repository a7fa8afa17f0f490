import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPictures } from "./openPictures.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-zip-"));

/** A zip of these files, as zip programs write it; `says` is the size that it claims for each, where it lies. */
function zipOf(name: string, files: Record<string, Buffer>, says?: number): string {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(path), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    central.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, tail, Buffer.from(path)]));
    local.push(entry);
    at += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(at, 12);
  const file = join(folder, name);
  writeFileSync(file, Buffer.concat([...local, ...central, Buffer.from("PK\x05\x06"), end]));
  return file;
}
const unpacked = () => readdirSync(tmpdir()).filter((name) => name.startsWith("pictures-"));

test("a zip's photographs are found by their names, in its folder or without it, and gone when it is closed", async () => {
  const [veena, drum] = [Buffer.from("veena"), Buffer.from("drum")];
  const path = zipOf("p.zip", {
    "shoot/veena.jpg": veena,
    "drum.PNG": drum,
    "readme.txt": drum,
    "__MACOSX/._drum.PNG": drum,
    "large.jpg": Buffer.alloc(21 * 1024 ** 2),
  });
  const pictures = await openPictures(path);
  expect(readdirSync(pictures.folder).sort()).toEqual(["drum.PNG", "shoot", "veena.jpg"]);
  expect(readFileSync(join(pictures.folder, "veena.jpg"), "utf8")).toBe("veena");
  expect(pictures.leftOut).toEqual(["large.jpg: it has more than 20 MB"]);
  await pictures.close();
  expect(() => readdirSync(pictures.folder)).toThrow("ENOENT");
});

test("photographs of one name in two folders and beside them stay what they are", async () => {
  const path = zipOf("same.zip", {
    "shoot/veena.jpg": Buffer.from("the shoot's"),
    "veena.jpg": Buffer.from("own"),
    "old/veena.jpg": Buffer.from("old"),
    "shoot/drum.jpg": Buffer.from("drum"),
  });
  const pictures = await openPictures(path);
  const seen = (name: string) => readFileSync(join(pictures.folder, name), "utf8");
  expect(["shoot/veena.jpg", "veena.jpg", "old/veena.jpg", "drum.jpg"].map(seen)).toEqual([
    "the shoot's",
    "own",
    "old",
    "drum",
  ]);
  await pictures.close();
});

test.each([
  ["leads out of it", () => zipOf("out.zip", { "../out.jpg": Buffer.from("x") }), "can't be read"],
  ["says less than it holds", () => zipOf("bomb.zip", { "a.jpg": Buffer.alloc(30 * 1024 ** 2) }, 100), "can't be read"],
  [
    "holds too many",
    () => zipOf("many.zip", { "a.jpg": Buffer.alloc(1), "b.jpg": Buffer.alloc(1), "c.jpg": Buffer.alloc(1) }),
    "more than 2",
  ],
  ["holds too much", () => zipOf("much.zip", { "a.jpg": Buffer.alloc(900), "b.jpg": Buffer.alloc(900) }), "1000 bytes"],
  ["is none", () => (writeFileSync(join(folder, "no.zip"), "no zip"), join(folder, "no.zip")), "can't be read"],
  ["is not there", () => join(folder, "nothing.zip"), "neither"],
])("a zip that %s is refused, and nothing of it stays", async (_, make, words) => {
  const before = unpacked();
  await expect(openPictures(make(), { files: 2, bytes: 1000 })).rejects.toThrow(words);
  expect(unpacked()).toEqual(before);
});
