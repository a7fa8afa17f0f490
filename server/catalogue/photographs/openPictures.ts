import { createWriteStream } from "node:fs";
import { link, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { pictureBytes } from "../import/address.ts";
import { UnreadableFile } from "../import/problem.ts";

/** What a zip of photographs may come to when it is unpacked, whatever it says of itself. */
export const zipLimits = { files: 50_000, bytes: 20 * 1024 ** 3 };

/** A folder in which photographs lie by their names, and what is left out of it, in words. `close` takes away what was unpacked. */
export type Pictures = { folder: string; leftOut: string[]; close(): Promise<void> };

const isPicture = (name: string): boolean =>
  /\.(jpe?g|png|webp|avif|gif|tiff?|heic|heif)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name);

const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

const streamOf = (zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );

/** Each entry of a zip, one after the other. Throws what is wrong with it: names that lead out of it among others. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const next = Promise.withResolvers<Entry | undefined>();
    zip
      .once("entry", next.resolve)
      .once("end", () => next.resolve(undefined))
      .once("error", next.reject);
    zip.readEntry();
    const entry = await next.promise.finally(() => zip.removeAllListeners());
    if (!entry) return;
    yield entry;
  }
}

class TooLarge extends Error {}

/** Lets so many bytes through and fails at the next one. */
const atMost = (bytes: number) => {
  let left = bytes;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      left -= piece.length;
      if (left < 0) done(new TooLarge());
      else done(null, piece);
    },
  });
};

async function unpack(zip: ZipFile, folder: string, leftOut: string[], limits: typeof zipLimits): Promise<void> {
  let [files, bytes] = [0, 0];
  const inFolders: string[] = [];
  for await (const entry of entriesOf(zip)) {
    const name = entry.fileName;
    if (name.endsWith("/") || !isPicture(name)) continue;
    if (++files > limits.files) throw new UnreadableFile(`The zip holds more than ${limits.files} photographs.`);
    if (entry.uncompressedSize > pictureBytes) {
      leftOut.push(`${name}: it has more than ${pictureBytes / 1024 ** 2} MB`);
      continue;
    }
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) throw new UnreadableFile(`The zip comes to more than ${limits.bytes} bytes.`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await streamOf(zip, entry), atMost(pictureBytes), createWriteStream(path));
    if (name.includes("/")) inFolders.push(path);
  }
  // Sheets name photographs without the folder that the zip may hold them in. Only once all are there, as one that is
  // written over a link would stand in both places; one that lies there by that very name stays.
  for (const path of inFolders) await link(path, join(folder, basename(path))).catch(() => {});
}

/**
 * Opens what `--pictures` names: a folder, or a zip, whose photographs are unpacked into a folder for as long as it is open: each at
 * most 20 MB, at most `limits` in all, never outside of that folder. Throws an UnreadableFile.
 */
export async function openPictures(path: string, limits = zipLimits): Promise<Pictures> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return { folder: path, leftOut: [], close: async () => {} };
  if (!found?.isFile() || !/\.zip$/i.test(path))
    throw new UnreadableFile(`--pictures takes a folder or a zip, and ${path} is neither.`);
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const close = () => rm(folder, { recursive: true, force: true });
  const leftOut: string[] = [];
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(path);
    await unpack(zip, folder, leftOut, limits);
    return { folder, leftOut, close };
  } catch (error) {
    await close();
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    zip?.close();
  }
}
