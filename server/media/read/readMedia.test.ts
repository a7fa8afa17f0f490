import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sampleMp3, sampleMp4, sampleOgg, sampleWav, sampleWebm } from "../../../tests/support/sampleMedia.ts";
import { readMedia } from "./readMedia.ts";

const folder = mkdtempSync(join(tmpdir(), "media-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer) {
  const path = join(folder, "file.mp4"); // whatever it is called
  writeFileSync(path, bytes);
  return readMedia(path);
}

describe("a file is told by its bytes", () => {
  test.each([
    ["an MP4 film", sampleMp4(), ["film", "video/mp4", "mp4", 90]],
    ["a film without sound", sampleMp4({ heard: "" }), ["film", "video/mp4", "mp4", 90]],
    ["an M4A", sampleMp4({ seen: "" }), ["sound", "audio/mp4", "m4a", 90]],
    ["a WebM film", sampleWebm(), ["film", "video/webm", "webm", 12]],
    ["a WebM sound", sampleWebm("webm", "A_OPUS"), ["sound", "audio/webm", "webm", 12]],
    ["Ogg with Opus", sampleOgg(), ["sound", "audio/ogg", "ogg", 3]],
    ["a WAV", sampleWav(2), ["sound", "audio/wav", "wav", 2]],
  ])("%s", async (_, bytes, [kind, type, ending, seconds]) => {
    expect(await read(bytes)).toEqual({ kind, type, ending, seconds });
  });

  test("an MP3, with its title or without", async () => {
    const found = await read(sampleMp3());
    expect(found).toMatchObject({ kind: "sound", type: "audio/mpeg", ending: "mp3" });
    expect(found.seconds).toBeCloseTo(2.61, 1);
    expect((await read(sampleMp3().subarray(30))).seconds).toBeCloseTo(2.61, 1);
  });
});

describe("what is refused", () => {
  const whole = sampleMp4({ bytes: 4_000 });
  const long = Buffer.concat([sampleMp4(), Buffer.from([0, 0, 0, 1]), Buffer.from("free"), Buffer.alloc(8, 255)]);
  test.each([
    ["half an MP4", whole.subarray(0, 3_000), /did not come whole/],
    [
      "an MP4 without its table of contents",
      Buffer.concat([whole.subarray(0, 24), whole.subarray(-4_008)]),
      /did not come whole/,
    ],
    ["an MP4 with a box larger than the file", long, /did not come whole/],
    ["half a WebM", sampleWebm().subarray(0, 200), /did not come whole/],
    ["half an Ogg", sampleOgg().subarray(0, 150), /did not come whole/],
    ["half a WAV", sampleWav(1).subarray(0, 9_000), /did not come whole/],
    ["the first frame of an MP3", sampleMp3(1), /did not come whole/],
    ["HEVC", sampleMp4({ seen: "hvc1" }), /HEVC.*Most Compatible/],
    ["another coding", sampleMp4({ seen: "mp4v" }), /export it as MP4 with H.264/],
    ["another coding of sound", sampleMp4({ heard: "ac-3" }), /export it as MP4 with H.264/],
    ["Matroska", sampleWebm("matroska"), /Matroska/],
    ["Theora", sampleOgg("\x80theora"), /neither Opus nor Vorbis/],
    ["a zip named mp4", Buffer.from("PK\x03\x04".padEnd(2_000, "x")), /no film/],
    ["a page named mp4", Buffer.from("<!doctype html><script>alert(1)</script>".repeat(9)), /no film/],
    ["a picture", Buffer.from("\x89PNG\r\n".padEnd(500, "x"), "latin1"), /no film/],
    ["a WebP, which begins like a WAV", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ".padEnd(500, "x"), "latin1"), /no film/],
    ["a head and nothing else", Buffer.from("\0\0\0\x10ftypisom", "latin1"), /did not come whole/],
    ["a sound that is too large", sampleWav(16 * 66), /A sound may have 15 MB at most/],
  ])("%s", async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  test("whatever stands in it, it is read or refused, and nothing else happens", async () => {
    const outcomes = new Set<string>();
    let seed = 7;
    const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
    const samples = [sampleMp4(), sampleWebm(), sampleOgg(), sampleWav(0.1), sampleMp3(3)];
    for (let turn = 0; turn < 400; turn++) {
      const bytes = Buffer.from(samples[turn % samples.length] ?? "");
      for (let changes = 0; changes < 4; changes++)
        bytes[Math.floor(random() * Math.min(400, bytes.length))] = random() * 256;
      const outcome = await read(bytes).catch((error: Error) => error.constructor.name);
      outcomes.add(typeof outcome === "string" ? outcome : "read");
    }
    expect([...outcomes].sort()).toEqual(["NoMedia", "read"]);
  });
});
