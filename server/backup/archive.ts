import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress, constants as zlib } from "node:zlib";
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from "modern-tar";

/** The last entry of an archive: each file's SHA-256 in hex, by its name. An archive without it was cut off. */
const digestsName = "digests.json";
/** Nothing may step out of the folder that an archive is unpacked to. */
const isSafe = (name: string): boolean =>
  name
    .replace(/\/$/, "")
    .split("/")
    .every((part) => !["", ".", ".."].includes(part) && !/[\\\0]/.test(part));

/** Takes the entries of an archive while it is written. Sizes in bytes. */
export type ArchiveWriter = {
  /** An empty folder. */
  folder(name: string): Promise<void>;
  /** A text. */
  text(name: string, content: string): Promise<void>;
  /** A file as it is now: what it grows by afterwards is left out, what it loses is zeros. False: it is gone. */
  file(name: string, path: string): Promise<boolean>;
};

/** Reads exactly `size` bytes from a file that others may write to meanwhile. */
async function* exactly(path: string, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  if (size > 0) {
    for await (const chunk of createReadStream(path, { end: size - 1, highWaterMark: 1 << 20 })) {
      left -= (chunk as Buffer).length;
      yield new Uint8Array(chunk as Buffer);
    }
  }
  while (left > 0) {
    const part = Math.min(left, 1 << 20);
    left -= part;
    yield new Uint8Array(part);
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes a tar archive, compressed by Zstandard, to `path`: complete or not at all. Any tar opens it
 * (`tar --zstd -xf`). Only its owner may read it. Answers its size in bytes and its own SHA-256.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const half = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const digests: Record<string, string> = {};
  const whole = createHash("sha256");
  let bytes = 0;
  const add = async (name: string, size: number, content: AsyncIterable<Uint8Array>) => {
    const body = controller.add({ name, size, type: "file", mode: 0o600 }).getWriter();
    const hash = createHash("sha256");
    for await (const chunk of content) {
      hash.update(chunk);
      await body.write(chunk);
    }
    await body.close();
    digests[name] = hash.digest("hex");
  };
  const text = (name: string, content: string) => {
    const encoded = new TextEncoder().encode(content);
    return add(name, encoded.length, Readable.from([encoded]));
  };
  const archive: ArchiveWriter = {
    async folder(name) {
      await controller.add({ name: `${name}/`, size: 0, type: "directory", mode: 0o700 }).close();
    },
    text,
    async file(name, source) {
      const size = await sizeOf(source);
      if (size === undefined) return false;
      await add(name, size, exactly(source, size));
      return true;
    },
  };
  const filled = (async () => {
    await fill(archive);
    await text(digestsName, JSON.stringify(digests));
    controller.finalize();
  })();
  filled.catch((error: unknown) => controller.error(error));
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      whole.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    const compress = createZstdCompress({ params: { [zlib.ZSTD_c_compressionLevel]: 3 } });
    await pipeline(readable, compress, counted, createWriteStream(half, { mode: 0o600, flush: true }));
    await filled;
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return { bytes, sha256: whole.digest("hex") };
}

/** An archive that is not one of ours, or not whole; the message says so in words. */
export class ArchiveError extends Error {}

async function unpackEntry({ header, body }: ParsedTarEntry, folder: string): Promise<string | undefined> {
  if (!isSafe(header.name)) throw new ArchiveError(`An entry has a name that a backup never has: ${header.name}`);
  const place = join(folder, header.name);
  if (header.type === "directory") {
    await mkdir(place, { recursive: true, mode: 0o700 });
    await body.cancel();
    return undefined;
  }
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  async function* counted(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(body, counted, createWriteStream(place, { mode: 0o600 }));
  return hash.digest("hex");
}

/**
 * Unpacks an archive of `writeArchive` into `folder`, which must be empty, and compares every file with its digest.
 * Throws an ArchiveError when it is cut off, changed, or none of ours. `read` is told how many bytes were read.
 */
export async function readArchive(
  path: string,
  folder: string,
  read: (bytes: number) => void = () => {},
): Promise<void> {
  const found: Record<string, string> = {};
  const decoder = createTarDecoder({ strict: true });
  const source = createReadStream(path, { highWaterMark: 1 << 20 });
  let bytes = 0;
  source.on("data", (chunk) => read((bytes += chunk.length)));
  const unzipped = createZstdDecompress();
  const fed = pipeline(source, unzipped, Writable.fromWeb(decoder.writable));
  const unpacked = (async () => {
    for await (const entry of decoder.readable) {
      const digest = await unpackEntry(entry, folder);
      if (digest !== undefined) found[entry.header.name] = digest;
    }
  })();
  try {
    await Promise.all([fed, unpacked]);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOSPC" || code === "EACCES") throw error;
    throw new ArchiveError(`${path} is no backup of this shop, or it is damaged (${message}).`);
  }
  const last = join(folder, digestsName);
  if (!(digestsName in found)) throw new ArchiveError(`${path} is cut off: its list of digests is missing.`);
  const digests: Record<string, string> = JSON.parse(await readFile(last, "utf8"));
  delete found[digestsName];
  await rm(last);
  for (const name of new Set([...Object.keys(digests), ...Object.keys(found)])) {
    if (digests[name] !== found[name]) throw new ArchiveError(`${path} is damaged: ${name} is not what was backed up.`);
  }
}
