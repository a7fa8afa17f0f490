// Sounds and films as small as they can be. What a reader looks at is there; only the WAV holds something to be heard.

/** A WAV of a tone that rises, in mono with 8,000 samples in a second. */
export function sampleWav(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(Math.round(seconds * rate) * 2);
  for (let at = 0; at * 2 < samples.length; at++)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 220 * at) / rate)), at * 2);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inner.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inner]);
};
const zeros = (bytes: number) => Buffer.alloc(bytes);
const text = (words: string) => Buffer.from(words, "latin1");

function track(kind: "vide" | "soun", code: string): Buffer {
  const sample = Buffer.concat([zeros(4), Buffer.from([0, 0, 0, 1]), box(code, zeros(70))]);
  return box(
    "trak",
    box("mdia", box("hdlr", zeros(8), text(kind), zeros(12)), box("minf", box("stbl", box("stsd", sample)))),
  );
}

/** An MP4 with tracks of these codings ("avc1", "mp4a"), so many seconds long as it says, with so many bytes of data. */
export function sampleMp4({ seen = "avc1", heard = "mp4a", seconds = 90, bytes = 500 } = {}): Buffer {
  const times = zeros(96);
  times.writeUInt32BE(1_000, 8);
  times.writeUInt32BE(seconds * 1_000, 12);
  const tracks = [...(seen ? [track("vide", seen)] : []), ...(heard ? [track("soun", heard)] : [])];
  return Buffer.concat([
    box("ftyp", text("isom"), zeros(4), text("isommp42")),
    box("moov", box("mvhd", zeros(4), times), ...tracks),
    box("mdat", Buffer.alloc(bytes, 7)),
  ]);
}

const element = (id: number[], content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...id, 0x40 | (content.length >> 8), content.length & 255]), content]);

/** A WebM of this kind ("webm", "matroska") and coding ("V_VP9"), twelve seconds long as it says. */
export function sampleWebm(kind = "webm", codec = "V_VP9"): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(12_000);
  const info = element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], length));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x86], text(codec))));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], zeros(200));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text(kind))),
    element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, tracks, cluster])),
  ]);
}

function oggPage(flags: number, samples: number, packet: Buffer): Buffer {
  const head = zeros(28);
  head.write("OggS", 0, "latin1");
  head[5] = flags;
  head.writeBigInt64LE(BigInt(samples), 6);
  head[26] = 1;
  head[27] = packet.length;
  return Buffer.concat([head, packet]);
}

/** An Ogg of two pages, three seconds long. */
export const sampleOgg = (packet = "OpusHead"): Buffer =>
  Buffer.concat([oggPage(2, 0, Buffer.concat([text(packet), zeros(11)])), oggPage(4, 144_000, zeros(100))]);

/** An MP3 of so many frames of 128 kbit/s, with a title before it. */
export function sampleMp3(frames = 100): Buffer {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc0]), zeros(413)]);
  return Buffer.concat([
    text("ID3"),
    Buffer.from([4, 0, 0, 0, 0, 0, 20]),
    zeros(20),
    ...Array<Buffer>(frames).fill(frame),
  ]);
}
