import { NoMedia, notWhole, type ReadMedia, type Source } from "./source.ts";

const sound = (type: string, ending: string, seconds: number | null): ReadMedia => ({
  kind: "sound",
  type,
  ending,
  seconds,
});

/** Ogg with Opus or Vorbis (RFC 3533): its last page says that it is the last, or the file is half. */
export async function readOgg({ size, read }: Source): Promise<ReadMedia> {
  const first = await read(0, 100);
  const packet = first.subarray(27 + (first[26] ?? 0));
  const opus = packet.toString("latin1", 0, 8) === "OpusHead";
  if (!opus && packet.toString("latin1", 0, 7) !== "\x01vorbis")
    throw new NoMedia("It is Ogg, and neither Opus nor Vorbis. Please export it as MP3 or M4A.");
  const tail = await read(Math.max(0, size - 70_000), 70_000);
  const at = tail.lastIndexOf("OggS");
  const page = tail.subarray(at);
  const lengths = page.subarray(27, 27 + (page[26] ?? 0));
  const whole = 27 + lengths.length + lengths.reduce((sum, one) => sum + one, 0);
  if (at < 0 || page.length !== whole || ((page[5] ?? 0) & 4) === 0) throw notWhole();
  const rate = opus ? 48_000 : packet.readUInt32LE(12);
  const samples = Number(page.readBigInt64LE(6));
  return sound("audio/ogg", "ogg", rate > 0 && samples > 0 ? samples / rate : null);
}

/** WAV: plain samples, whose head says how many. */
export async function readWav({ size, read }: Source): Promise<ReadMedia> {
  const head = await read(0, 12);
  if (head.readUInt32LE(4) + 8 > size) throw notWhole();
  let rate = 0;
  for (let at = 12, count = 0; at + 8 <= size && count < 100; count++) {
    const chunk = await read(at, 24);
    const [name, length] = [chunk.toString("latin1", 0, 4), chunk.readUInt32LE(4)];
    if (name === "fmt " && chunk.length === 24) {
      if (![1, 3, 0xfffe].includes(chunk.readUInt16LE(8)))
        throw new NoMedia("It is a WAV that is packed. Please export it as MP3 or M4A.");
      rate = chunk.readUInt32LE(16);
    }
    if (name === "data") {
      if (rate === 0 || at + 8 + length > size) throw notWhole();
      return sound("audio/wav", "wav", length / rate);
    }
    at += 8 + length + (length % 2);
  }
  throw notWhole();
}

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

/** One frame of MPEG's layer III by its head: its bytes, its seconds, and where a count of all frames would stand in it. */
function frameOf(head: Buffer): { bytes: number; seconds: number; counted: number } | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = head;
  const version = (second >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const rate = (rates[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const kilobits = bitrates[version === 3 ? 1 : 2][third >> 4] ?? 0;
  if (first !== 0xff || second < 0xe0 || version === 1 || ((second >> 1) & 3) !== 1 || rate === 0 || kilobits === 0)
    return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const mono = fourth >> 6 === 3;
  return {
    bytes: Math.floor(((samples / 8) * kilobits * 1_000) / rate) + ((third >> 1) & 1),
    seconds: samples / rate,
    counted: 4 + (version === 3 ? (mono ? 17 : 32) : mono ? 9 : 17),
  };
}

/** MP3: two frames one after the other, behind a title where there is one. What counts its frames is held against its size. */
export async function readMp3({ size, read }: Source): Promise<ReadMedia> {
  const title = await read(0, 10);
  const skipped =
    title.toString("latin1", 0, 3) === "ID3"
      ? 10 + title.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
      : 0;
  const frame = frameOf(await read(skipped, 4));
  if (!frame || !frameOf(await read(skipped + frame.bytes, 4))) throw notWhole();
  const count = await read(skipped + frame.counted, 16);
  if (
    count.length === 16 &&
    /^(Xing|Info)$/.test(count.toString("latin1", 0, 4)) &&
    (count.readUInt32BE(4) & 3) === 3
  ) {
    if (count.readUInt32BE(12) > size - skipped) throw notWhole();
    return sound("audio/mpeg", "mp3", count.readUInt32BE(8) * frame.seconds);
  }
  return sound("audio/mpeg", "mp3", ((size - skipped) / frame.bytes) * frame.seconds);
}
