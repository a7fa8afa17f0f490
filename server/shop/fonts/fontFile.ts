import { brotliDecompressSync } from "node:zlib";

/** A font file taken apart: what it is packed as, and its tables by their four letters. */
export type FontFile = {
  format: "woff2" | "truetype" | "opentype";
  /** A table; `transformed`: as WOFF2 packs it, not as OpenType has it. */
  table(tag: string): { data: Buffer; transformed: boolean } | undefined;
};

/** Tables that WOFF2 calls by a number (https://www.w3.org/TR/WOFF2/, table of known tags), as far as anything here reads them. */
const known = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep"];
const named = 63;

/** The most that the tables of a WOFF2 file may unpack to, in bytes. */
const mostUnpacked = 30_000_000;

/** Reads numbers one after the other. */
function reader(data: Buffer, start: number) {
  let at = start;
  return {
    byte: () => data.readUInt8(at++),
    text: (length: number) => data.toString("latin1", at, (at += length)),
    /** Seven bits a byte, the last without the top bit. */
    base128(): number {
      let value = 0;
      for (let i = 0; i < 5; i++) {
        const byte = data.readUInt8(at++);
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80) return value;
      }
      throw new RangeError("A length is too long.");
    },
    at: () => at,
  };
}

function openWoff2(file: Buffer): FontFile {
  const read = reader(file, 48);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = read.byte();
    const tag = (flags & named) === named ? read.text(4) : (known[flags & named] ?? "");
    const [length, version] = [read.base128(), flags >> 6];
    const transformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
    return { tag, transformed, length: transformed ? read.base128() : length };
  });
  const packed = file.subarray(read.at(), read.at() + file.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: mostUnpacked });
  const tables = new Map<string, { data: Buffer; transformed: boolean }>();
  let offset = 0;
  for (const { tag, transformed, length } of entries) {
    if (offset + length > data.length) throw new RangeError("It ends too early.");
    tables.set(tag, { data: data.subarray(offset, (offset += length)), transformed });
  }
  return { format: "woff2", table: (tag) => tables.get(tag) };
}

function openPlain(file: Buffer, format: "truetype" | "opentype"): FontFile {
  const tables = new Map<string, { data: Buffer; transformed: boolean }>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    if (offset + length > file.length) throw new RangeError("It ends too early.");
    tables.set(file.toString("latin1", entry, entry + 4), {
      data: file.subarray(offset, offset + length),
      transformed: false,
    });
  }
  return { format, table: (tag) => tables.get(tag) };
}

/** Opens a WOFF2, TrueType or OpenType file; undefined for anything else, a collection, and a file that is cut off. */
export function openFont(file: Buffer): FontFile | undefined {
  try {
    const signature = file.toString("latin1", 0, 4);
    if (signature === "wOF2") return file.readUInt32BE(8) === file.length ? openWoff2(file) : undefined;
    if (signature === "OTTO") return openPlain(file, "opentype");
    return signature === "\0\x01\0\0" || signature === "true" ? openPlain(file, "truetype") : undefined;
  } catch {
    return undefined;
  }
}
