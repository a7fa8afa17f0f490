import { NoMedia, notWhole, type ReadMedia, type Source } from "./source.ts";

type Box = { type: string; from: number; to: number };

/** So many boxes no real file has beside each other. */
const most = 10_000;
const mostHead = 16 * 1024 * 1024;

/** The boxes from one place to another (ISO 14496-12, 4.2). Throws where one reaches beyond. */
async function boxesOf({ read }: Source, from: number, to: number): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = from; at < to; ) {
    const head = await read(at, 16);
    if (head.length < 8 || found.length > most) throw notWhole();
    const short = head.readUInt32BE(0);
    const [size, begin] =
      short === 1 && head.length === 16 ? [Number(head.readBigUInt64BE(8)), 16] : [short || to - at, 8];
    if (size < begin || at + size > to) throw notWhole();
    found.push({ type: head.toString("latin1", 4, 8), from: at + begin, to: at + size });
    at += size;
  }
  return found;
}

const sourceOf = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
});

/** The content of the box that lies in others, by its path; undefined where one of them is not there. */
async function within(bytes: Buffer, path: string[]): Promise<Buffer | undefined> {
  let inner = bytes;
  for (const type of path) {
    const box = (await boxesOf(sourceOf(inner), 0, inner.length)).find((one) => one.type === type);
    if (!box) return undefined;
    inner = inner.subarray(box.from, box.to);
  }
  return inner;
}

function secondsOf(head: Buffer | undefined): number | null {
  if (!head || head.length < 32) return null;
  const [scale, length] =
    head[0] === 1
      ? [head.readUInt32BE(20), Number(head.readBigUInt64BE(24))]
      : [head.readUInt32BE(12), head.readUInt32BE(16)];
  return scale > 0 && length > 0 ? length / scale : null;
}

/** What a track is (vide, soun …) and how it is coded (avc1, mp4a …). */
async function trackOf(track: Buffer) {
  const handler = await within(track, ["mdia", "hdlr"]);
  const sample = await within(track, ["mdia", "minf", "stbl", "stsd"]);
  return { kind: handler?.toString("latin1", 8, 12) ?? "", code: sample?.toString("latin1", 12, 16) ?? "" };
}

const hevc = new NoMedia(
  "It is HEVC, as iPhones save films, which many phones and browsers don’t play: set the iPhone to Settings > Camera > Formats > Most Compatible, or export it as MP4 (H.264).",
);

/**
 * What an MP4, M4A or QuickTime file is: films of H.264 with sound in AAC, and sounds in AAC, which all phones play.
 * Throws a NoMedia for another coding, for half a file, and for what only begins like one.
 */
export async function readMp4(source: Source): Promise<ReadMedia> {
  const boxes = await boxesOf(source, 0, source.size);
  const head = boxes.find(({ type }) => type === "moov");
  if (!head || !boxes.some(({ type }) => type === "mdat") || head.to - head.from > mostHead) throw notWhole();
  const moov = await source.read(head.from, head.to - head.from);
  const inside = await boxesOf(sourceOf(moov), 0, moov.length);
  const tracks = await Promise.all(
    inside.filter(({ type }) => type === "trak").map(({ from, to }) => trackOf(moov.subarray(from, to))),
  );
  const codes = (kind: string) => tracks.filter((track) => track.kind === kind).map(({ code }) => code);
  const [seen, heard] = [codes("vide"), codes("soun")];
  if (seen.some((code) => /^(hvc1|hev1|dvh1|dvhe)$/.test(code))) throw hevc;
  if (seen.some((code) => !/^avc[13]$/.test(code)) || heard.some((code) => code !== "mp4a") || tracks.length === 0)
    throw new NoMedia("It is coded in a way that many phones don’t play. Please export it as MP4 with H.264 and AAC.");
  const seconds = secondsOf(await within(moov, ["mvhd"]));
  if (seen.length > 0) return { kind: "film", type: "video/mp4", ending: "mp4", seconds };
  if (heard.length === 0) throw new NoMedia("There is nothing to see or to hear in this file.");
  return { kind: "sound", type: "audio/mp4", ending: "m4a", seconds };
}
