import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { PackedIndex } from "./packedIndex.ts";

/** What a file says that can't be used; the message says why. */
export class UnusableIndex extends Error {}

const kinds = { Int32Array, Uint8Array, Uint16Array, Float64Array };
type Kind = keyof typeof kinds;
type Column = InstanceType<(typeof kinds)[Kind]>;

const magic = Buffer.from("swaraix1");
/** The magic, the header's length and its checksum. */
const startLength = 16;
const endLength = 4;
const mostHeader = 256 * 1024 * 1024;
/** Bytes that are read and summed at once. */
const piece = 4 * 1024 * 1024;

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** A value with a place's number for each array, and the arrays. */
function flatten(value: unknown): { flat: unknown; columns: Column[] } {
  const columns: Column[] = [];
  const look = (part: unknown): unknown => {
    if (isColumn(part)) return { column: columns.push(part) - 1 };
    if (Array.isArray(part) || typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, look(inner)]));
  };
  return { flat: look(value), columns };
}

function restore(flat: unknown, columns: Column[]): unknown {
  if (Array.isArray(flat) || typeof flat !== "object" || flat === null) return flat;
  if ("column" in flat) return columns[Number(flat.column)];
  return Object.fromEntries(Object.entries(flat).map(([key, inner]) => [key, restore(inner, columns)]));
}

/**
 * Writes an index with what `origin` says of it: a header of JSON, the arrays one behind the other, and the checksum of them.
 * Returns once all of it lies on the disk.
 */
export async function writeIndex(file: FileHandle, packed: PackedIndex, origin: object): Promise<void> {
  const { flat, columns } = flatten(packed);
  const shapes = columns.map((column) => [column.constructor.name, column.length]);
  const header = Buffer.from(JSON.stringify({ origin, shapes, flat }));
  const start = Buffer.alloc(startLength);
  magic.copy(start);
  start.writeUInt32LE(header.length, 8);
  start.writeUInt32LE(crc32(header), 12);
  let sum = 0;
  await file.writeFile(start);
  await file.writeFile(header);
  for (const column of columns) {
    const bytes = bytesOf(column);
    sum = crc32(bytes, sum);
    await file.writeFile(bytes);
  }
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(sum);
  await file.writeFile(end);
  await file.sync();
}

/** An index file that is open: what it says of itself, and how to read the index. */
export type OpenIndex = { origin: object; read(): Promise<PackedIndex>; close(): Promise<void> };

/** Opens what `writeIndex` wrote; undefined when there is no such file. Throws an UnusableIndex, as `read` does. */
export async function openIndex(path: string): Promise<OpenIndex | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(startLength);
    await fill(file, start);
    if (!start.subarray(0, magic.length).equals(magic)) throw new UnusableIndex("it is no index");
    const length = start.readUInt32LE(8);
    if (length > Math.min(mostHeader, size)) throw new UnusableIndex("it is cut off");
    const header = Buffer.alloc(length);
    await fill(file, header);
    if (crc32(header) !== start.readUInt32LE(12)) throw new UnusableIndex("its header is damaged");
    const { origin, shapes, flat } = JSON.parse(header.toString()) as {
      origin: object;
      shapes: [Kind, number][];
      flat: unknown;
    };
    const bytes = shapes.reduce((sum, [kind, length]) => sum + kinds[kind].BYTES_PER_ELEMENT * length, 0);
    if (size !== startLength + header.length + bytes + endLength)
      throw new UnusableIndex("it is not as long as it says");
    return {
      origin,
      async read() {
        let sum = 0;
        const columns: Column[] = [];
        for (const [kind, length] of shapes) {
          const column = new kinds[kind](length);
          await fill(file, bytesOf(column), (read) => (sum = crc32(read, sum)));
          columns.push(column);
        }
        const end = Buffer.alloc(endLength);
        await fill(file, end);
        if (end.readUInt32LE(0) !== sum) throw new UnusableIndex("its checksum is wrong");
        return restore(flat, columns) as PackedIndex;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads on in a file until the array is full. */
async function fill(file: FileHandle, into: Uint8Array, each?: (read: Uint8Array) => void): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await file.read(into, at, Math.min(piece, into.length - at));
    if (bytesRead === 0) throw new UnusableIndex("it is cut off");
    each?.(into.subarray(at, at + bytesRead));
    at += bytesRead;
  }
}
