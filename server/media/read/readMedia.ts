import { open } from "node:fs/promises";
import { mediaBeginning, mediaLimits, notMedia, webmBegins, whyNoMedia } from "../../../contract/office/mediaKinds.ts";
import { readMp4 } from "./mp4.ts";
import { readMp3, readOgg, readWav } from "./sounds.ts";
import { NoMedia, type ReadMedia, type Source } from "./source.ts";
import { readWebm } from "./webm.ts";

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function readAs(start: string, source: Source): Promise<ReadMedia> {
  if (whyNoMedia(start)) throw new NoMedia(notMedia);
  if (start.startsWith("ftyp", 4)) return readMp4(source);
  if (start.startsWith(webmBegins)) return readWebm(source);
  if (start.startsWith("OggS")) return readOgg(source);
  if (start.startsWith("RIFF")) return readWav(source);
  return readMp3(source);
}

/** What the file at a path is, told by its bytes and never by its name. Throws a NoMedia for all that phones don't play as it is. */
export async function readMedia(path: string): Promise<ReadMedia> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    };
    const found = await readAs((await read(0, mediaBeginning)).toString("latin1"), { size, read });
    if (size > mediaLimits[found.kind])
      throw new NoMedia(
        `A ${found.kind} may have ${megabytes(mediaLimits[found.kind])} at most. Please make it smaller, or shorter.`,
      );
    return found;
  } catch (error) {
    // What a hostile file makes of a reader that counts on its own numbers.
    if (error instanceof RangeError) throw new NoMedia(notMedia);
    throw error;
  } finally {
    await file.close();
  }
}
