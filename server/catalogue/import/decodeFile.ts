import { createReadStream } from "node:fs";
import { UnreadableFile } from "./problem.ts";

/** The text of a file, piece by piece; `bytes` and `encoding` tell how far it is and what was assumed so far. */
export type DecodedFile = { chunks: AsyncIterable<string>; bytes: number; encoding: string };

const boms: { encoding: string; bytes: number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const windows = new TextDecoder("windows-1252");

/** UTF-16 without a mark: letters of a header have a NUL after them, or before them; no other text has so many, and all on one side. */
function unmarked(piece: Buffer): "utf-16le" | "utf-16be" | undefined {
  const head = piece.subarray(0, 256);
  const nuls = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [before = 0, after = 0] = nuls;
  if (after > head.length / 4 && before === 0) return "utf-16le";
  return before > head.length / 4 && after === 0 ? "utf-16be" : undefined;
}

/** How many bytes at the end of `bytes` begin a UTF-8 character that is not complete yet. */
function incomplete(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

function decodeStrict(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Line by line, so that one line from another program's export doesn't spoil the Tamil of its neighbours. */
function decodeMixed(bytes: Buffer): string {
  let text = "";
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(start, end);
    text += decodeStrict(line) ?? windows.decode(line);
    start = end;
  }
  return text;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new UnreadableFile(`The encoding ${encoding} is not known; try utf-8, utf-16le or windows-1252.`);
  }
}

/**
 * Reads a file as text without ever holding more than a piece of it. A byte order mark decides; without one it is
 * UTF-16 where every second byte of its beginning is NUL, else UTF-8, and lines that can't be UTF-8 are read as Windows-1252. `encoding` (any label of the WHATWG Encoding
 * Standard) overrides that. Throws an UnreadableFile for a label that is unknown.
 */
export function decodeFile(path: string, encoding?: string): DecodedFile {
  let decoder = encoding === undefined ? undefined : decoderOf(encoding);
  const file: DecodedFile = { chunks: { [Symbol.asyncIterator]: chunks }, bytes: 0, encoding: encoding ?? "utf-8" };
  async function* chunks(): AsyncGenerator<string> {
    let rest: Buffer = Buffer.alloc(0);
    const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 });
    for await (const piece of stream) {
      if (file.bytes === 0 && encoding === undefined) {
        const bom = boms.find(({ bytes }) => bytes.every((byte, i) => piece[i] === byte));
        if (bom) file.encoding = `${bom.encoding} with byte order mark`;
        const found = bom?.encoding ?? unmarked(piece);
        if (!bom && found) file.encoding = `${found}, by its NUL bytes`;
        if (found && found !== "utf-8") decoder = new TextDecoder(found);
      }
      file.bytes += piece.length;
      if (decoder) {
        yield decoder.decode(piece, { stream: true });
        continue;
      }
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const held = incomplete(bytes);
      rest = Buffer.from(bytes.subarray(bytes.length - held));
      yield decodeUtf8(bytes.subarray(0, bytes.length - held));
    }
    yield decoder ? decoder.decode() : decodeUtf8(rest);
  }
  function decodeUtf8(bytes: Buffer): string {
    const text = decodeStrict(bytes);
    if (text !== undefined) return text;
    file.encoding = "utf-8, with lines that are not and were read as windows-1252";
    return decodeMixed(bytes);
  }
  return file;
}
