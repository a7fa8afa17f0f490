import { NoMedia, notWhole, type ReadMedia, type Source } from "./source.ts";

type Element = { id: number; from: number; to: number };

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
};
const most = 10_000;
const mostHead = 4 * 1024 * 1024;

/** A number of variable length (RFC 8794, 4): its value, with or without its marker, and how many bytes it takes. */
function variable(bytes: Buffer, at: number, marked: boolean): { value: number; length: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return undefined;
  let value = marked ? first : first & (0xff >> length);
  let ones = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    ones &&= byte === 0xff;
  }
  return { value: !marked && ones ? Number.POSITIVE_INFINITY : value, length };
}

/** The elements from one place on, as far as they are asked for; one of unknown size reaches to the end. */
async function* elements({ read }: Source, from: number, to: number): AsyncGenerator<Element> {
  let count = 0;
  for (let at = from; at < to; ) {
    const bytes = await read(at, 12);
    const id = variable(bytes, 0, true);
    const size = id && variable(bytes, id.length, false);
    if (!id || !size || ++count > most) throw notWhole();
    const begin = at + id.length + size.length;
    const end = size.value === Number.POSITIVE_INFINITY ? to : begin + size.value;
    if (end > to) throw notWhole();
    yield { id: id.value, from: begin, to: end };
    at = end;
  }
}

async function childrenOf(source: Source, { from, to }: Element): Promise<Map<number, Element[]>> {
  if (to - from > mostHead) throw notWhole();
  const found = new Map<number, Element[]>();
  for await (const one of elements(source, from, to)) found.set(one.id, [...(found.get(one.id) ?? []), one]);
  return found;
}

const bytesOf = async (source: Source, element: Element | undefined) =>
  element ? source.read(element.from, Math.min(64, element.to - element.from)) : Buffer.alloc(0);

/** Seconds as the segment's information says them. */
async function secondsOf(source: Source, info: Element | undefined): Promise<number | null> {
  if (!info) return null;
  const said = await childrenOf(source, info);
  const [scale, length] = [
    await bytesOf(source, said.get(ids.scale)?.[0]),
    await bytesOf(source, said.get(ids.duration)?.[0]),
  ];
  const ticks = length.length === 8 ? length.readDoubleBE() : length.length === 4 ? length.readFloatBE() : 0;
  const nanoseconds = scale.length > 0 && scale.length <= 6 ? scale.readUIntBE(0, scale.length) : 1_000_000;
  const seconds = (ticks * nanoseconds) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

const played = /^(V_VP8|V_VP9|V_AV1|A_OPUS|A_VORBIS)$/;

/** What a WebM file is. Throws a NoMedia for another Matroska, for another coding, and for half a file where its length is written. */
export async function readWebm(source: Source): Promise<ReadMedia> {
  let [info, tracks]: (Element | undefined)[] = [];
  let isWebm = false;
  for await (const outer of elements(source, 0, source.size)) {
    if (outer.id === ids.head)
      isWebm =
        (await bytesOf(source, (await childrenOf(source, outer)).get(ids.docType)?.[0])).toString("latin1") === "webm";
    if (outer.id !== ids.segment) continue;
    for await (const inner of elements(source, outer.from, outer.to)) {
      if (inner.id === ids.cluster) break;
      if (inner.id === ids.info) info = inner;
      if (inner.id === ids.tracks) tracks = inner;
    }
    break;
  }
  if (!isWebm)
    throw new NoMedia("It is Matroska, which browsers don’t play. Please export it as MP4 with H.264 and AAC.");
  if (!tracks) throw notWhole();
  const codes: string[] = [];
  for (const track of (await childrenOf(source, tracks)).get(ids.track) ?? []) {
    const codec = (await childrenOf(source, track)).get(ids.codec)?.[0];
    codes.push((await bytesOf(source, codec)).toString("latin1"));
  }
  if (codes.length === 0 || codes.some((code) => !played.test(code)))
    throw new NoMedia("It is coded in a way that many phones don’t play. Please export it as MP4 with H.264 and AAC.");
  const film = codes.some((code) => code.startsWith("V_"));
  return {
    kind: film ? "film" : "sound",
    type: film ? "video/webm" : "audio/webm",
    ending: "webm",
    seconds: await secondsOf(source, info),
  };
}
