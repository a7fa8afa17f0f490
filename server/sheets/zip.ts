import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import { indianClock } from "../india.ts";

const deflated = promisify(deflateRaw);

/** A moment as ZIP writes it: in two seconds' steps, without a zone; here India's time. */
function dosTime(moment: Date): { date: number; time: number } {
  const india = indianClock(moment);
  return {
    date: ((india.getUTCFullYear() - 1980) << 9) | ((india.getUTCMonth() + 1) << 5) | india.getUTCDate(),
    time: (india.getUTCHours() << 11) | (india.getUTCMinutes() << 5) | (india.getUTCSeconds() >> 1),
  };
}

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
/** Version 2.0 (deflate); names in UTF-8. */
const version = 20;
const utf8 = 0x0800;
const deflate = 8;

/** Numbers in little endian: those of two bytes and, marked as such, of four. */
function packed(...numbers: (number | { long: number })[]): Buffer {
  const bytes = numbers.map((number) => {
    const buffer = Buffer.alloc(typeof number === "number" ? 2 : 4);
    if (typeof number === "number") buffer.writeUInt16LE(number);
    else buffer.writeUInt32LE(number.long);
    return buffer;
  });
  return Buffer.concat(bytes);
}

/**
 * A ZIP archive of these files, piece by piece (APPNOTE 6.3.10, without ZIP64: below 4 GB, fewer than 65,536 files). Files are
 * compressed beside everything else, one after the other.
 */
export async function* zip(files: Iterable<readonly [name: string, text: string]>, at: Date): AsyncGenerator<Buffer> {
  const { date, time } = dosTime(at);
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text);
    const body = await deflated(content);
    const named = Buffer.from(name);
    const facts = [
      utf8,
      deflate,
      time,
      date,
      { long: crc32(content) },
      { long: body.length },
      { long: content.length },
      named.length,
      0,
    ];
    const head = Buffer.concat([packed({ long: signatures.file }, version, ...facts), named]);
    entries.push(
      Buffer.concat([
        packed({ long: signatures.entry }, version, version, ...facts, 0, 0, 0, { long: 0 }, { long: offset }),
        named,
      ]),
    );
    offset += head.length + body.length;
    yield head;
    yield body;
  }
  const directory = Buffer.concat(entries);
  yield directory;
  yield packed(
    { long: signatures.end },
    0,
    0,
    entries.length,
    entries.length,
    { long: directory.length },
    { long: offset },
    0,
  );
}
