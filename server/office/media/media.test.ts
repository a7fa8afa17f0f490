import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShownMedia } from "../../../contract/media.ts";
import type { MediaFile, ProductMedia } from "../../../contract/office/media.ts";
import { bucketStandIn } from "../../../tests/standIns/bucket.ts";
import { sampleMp4, sampleWav } from "../../../tests/support/sampleMedia.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { comingIn } from "../../media/folder.ts";
import { shrinkNext } from "../../media/shrinkMedia.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
});
afterAll(() => office.close());

const flute = "venu-carnatic-flute-5-kattai";
const vtt = "WEBVTT\n\n00:01.000 --> 00:04.000\nThis is Sa.\n";

async function send(body: Buffer, type = "video/mp4", name = "flute.mp4") {
  const answer = await owner.fetch("POST", `/media?name=${name}`, body, { "Content-Type": type });
  const { message, data } = (await answer.json()) as { message: string; data: MediaFile };
  return { status: answer.status, message, data };
}
async function product(slug = flute): Promise<ProductMedia> {
  const [row] = await office.sql<{ id: number }[]>`select id from product where slug = ${slug}`;
  return (await owner.call<ProductMedia>("GET", `/products/${row?.id}/media`)).body.data;
}
const put = (id: number, body: object) => owner.call<ProductMedia>("PUT", `/products/${id}/media`, body);
const shown = async () => (await office.call<ShownMedia[]>("GET", `/get/media/${flute}`)).body.data;
const told = async () => (await office.call<{ recorded: boolean }>("GET", `/get/product/${flute}`)).body.data.recorded;
const kept = (src: string) => join(office.shop.settings.DATA_DIR, src);
const one = (src: string, more: object = {}) => ({
  src,
  words: "The open flute",
  silent: true,
  captions: null,
  language: "en",
  ...more,
});

test("a film is kept as it is, offered with its words and captions, and taken away again, each with a name", async () => {
  const film = sampleMp4();
  const { status, data } = await send(film, "application/octet-stream", "really.mov");
  expect([status, data]).toEqual([
    201,
    {
      src: expect.stringMatching(/^\/pictures\/own\/[0-9a-f]{20}\.mp4$/),
      kind: "film",
      type: "video/mp4",
      bytes: film.length,
      seconds: 90,
      name: "really.mov",
      small: "waiting",
      small_bytes: null,
    },
  ]);
  expect(readFileSync(kept(data.src))).toEqual(film);
  expect(readdirSync(comingIn(office.shop.settings))).toEqual([]);
  expect([await shown(), await told()]).toEqual([[], false]);

  const before = await product();
  const mute = await put(before.id, { version: before.version, media: [one(data.src, { silent: false })] });
  expect([mute.status, mute.body.errors]).toEqual([
    422,
    { "media.0.captions": "Please add captions (a WebVTT file), or say that nobody speaks in it." },
  ]);
  const spoken = one(data.src, { silent: false, captions: vtt, language: "ta" });
  const { status: done, body } = await put(before.id, { version: before.version, media: [spoken] });
  expect([done, body.data.version, body.data.media]).toMatchObject([200, before.version + 1, [{ captions: vtt }]]);
  const [offered] = await shown();
  expect(offered).toEqual({
    kind: "film",
    src: data.src,
    type: "video/mp4",
    bytes: film.length,
    seconds: 90,
    words: "The open flute",
    captions: expect.stringMatching(/^\/pictures\/own\/[0-9a-f]{20}\.vtt$/),
    language: "ta",
  });
  expect(readFileSync(kept(offered?.captions ?? ""), "utf8")).toBe(vtt);
  expect(await told()).toBe(true);

  const gone = await put(before.id, { version: body.data.version, media: [] });
  expect([gone.status, await shown(), await told()]).toEqual([200, [], false]);
  expect(existsSync(kept(data.src))).toBe(true);
  const acts = await office.sql<{ act: string; after: object }[]>`
    select act, after from audit where act like 'media.%' order by id`;
  expect(acts.map(({ act }) => act)).toEqual(["media.upload", "media.edit", "media.edit"]);
  expect(acts[1]?.after).toEqual({
    media: [{ src: data.src, words: "The open flute", silent: false, captions: true, language: "ta" }],
  });
});

test("who saw an older version is told, and what was never sent, or twice, or without words is not taken", async () => {
  const { data } = await send(sampleWav(1), "audio/wav");
  const now = await product();
  const stale = await put(now.id, { version: now.version - 1, media: [one(data.src)] });
  expect([stale.status, stale.body.reason, stale.body.now]).toEqual([409, "version", now]);
  const wrong: [object[], string][] = [
    [[one("/pictures/own/0123456789abcdef0123.mp4")], "media.0.src"],
    [[one("/pictures/../../etc/passwd")], "media.0.src"],
    [[one(data.src, { words: " " })], "media.0.words"],
    [[one(data.src, { captions: "<script>alert(1)</script>" })], "media.0.captions"],
    [[one(data.src), one(data.src)], "media"],
    [Array.from({ length: 7 }, (_, at) => one(`/pictures/own/${at}.mp4`)), "media"],
  ];
  for (const [media, field] of wrong) {
    const { status, body } = await put(now.id, { version: now.version, media });
    expect([field, status, Object.keys(body.errors as object)]).toEqual([field, 422, [field]]);
  }
  expect((await put(999_999, { version: 1, media: [] })).status).toBe(404);
  expect((await office.call("GET", "/get/media/nothing")).status).toBe(404);
});

test("hostile and broken files are refused in words, and nothing of them is kept", async () => {
  const before = readdirSync(join(office.shop.settings.DATA_DIR, "pictures", "own")).length;
  expect(await send(Buffer.from("PK\x03\x04".padEnd(3_000, "x")))).toMatchObject({
    status: 422,
    message: expect.stringMatching(/^It is no film/),
  });
  expect(await send(sampleMp4().subarray(0, 600))).toMatchObject({
    status: 422,
    message: expect.stringMatching(/come whole/),
  });
  expect(await send(Buffer.alloc(0))).toMatchObject({ status: 400 });
  expect(await send(sampleMp4(), "text/html")).toMatchObject({ status: 415 });
  expect(await send(sampleMp4({ bytes: 61 * 1024 * 1024 }))).toMatchObject({
    status: 413,
    message: "The file is larger than 60 MB.",
  });
  expect(readdirSync(join(office.shop.settings.DATA_DIR, "pictures", "own"))).toHaveLength(before);
  expect(readdirSync(comingIn(office.shop.settings))).toEqual([]);
});

/** A program that stands in for ffmpeg: it writes this file to where the last of its words says. */
function standIn(name: string, script: string): string {
  const folder = join(office.shop.settings.DATA_DIR, "programs");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nfor last; do :; done\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
async function shrinkAll(program: string | undefined) {
  const shop = { ...office.shop, settings: { ...office.shop.settings, FFMPEG: program } };
  for (let next = await shrinkNext(shop); next; next = await shrinkNext(shop)) await next.done;
}
const smallOf = async (src: string) =>
  (await office.sql<{ small: string }[]>`select small from media_file where src = ${src}`)[0]?.small;

test("where ffmpeg is, what it makes small is offered in place of what was sent; else it stays as it is", async () => {
  const { data } = await send(sampleMp4({ bytes: 50_000, seconds: 40 }));
  const now = await product();
  await put(now.id, { version: now.version, media: [one(data.src)] });
  await shrinkAll(undefined);
  expect(await smallOf(data.src)).toBe("waiting");

  const small = join(office.shop.settings.DATA_DIR, "small.mp4");
  writeFileSync(small, sampleMp4({ bytes: 900, seconds: 40 }));
  await shrinkAll(standIn("ffmpeg", `cp ${small} "$last"`));
  const [offered] = await shown();
  expect(offered).toMatchObject({ type: "video/mp4", bytes: readFileSync(small).length, seconds: 40 });
  expect(readFileSync(kept(offered?.src ?? ""))).toEqual(readFileSync(small));
  expect((await product()).media[0]).toMatchObject({ src: data.src, small: "made", small_bytes: offered?.bytes });
});

test("what fails, gives nonsense or is no smaller leaves what was sent", async () => {
  const sent = async (bytes: number) => (await send(sampleMp4({ bytes }))).data.src;
  const failing = await sent(2_001);
  await shrinkAll(standIn("failing", "exit 1"));
  expect(await smallOf(failing)).toBe("failed");
  const nonsense = await sent(2_002);
  await shrinkAll(standIn("nonsense", 'echo nonsense > "$last"'));
  expect(await smallOf(nonsense)).toBe("failed");
  const large = join(office.shop.settings.DATA_DIR, "large.mp4");
  writeFileSync(large, sampleMp4({ bytes: 9_000 }));
  const larger = await sent(2_003);
  await shrinkAll(standIn("larger", `cp ${large} "$last"`));
  expect(await smallOf(larger)).toBe("no smaller");
  expect(readdirSync(comingIn(office.shop.settings))).toEqual([]);
});

test("with a bucket it lies there too, and while that is away nothing is taken", async () => {
  const bucket = await bucketStandIn();
  const { settings } = office.shop;
  const before = { ...settings };
  Object.assign(settings, bucket.settings);
  try {
    const { status, data } = await send(sampleMp4({ bytes: 3_001 }));
    expect([status, [...bucket.objects.keys()]]).toEqual([201, [data.src.slice(1)]]);
    bucket.faults.push(...Array.from({ length: 4 }, () => "slow down" as const));
    expect((await send(sampleMp4({ bytes: 3_002 }))).status).toBe(503);
  } finally {
    Object.assign(settings, before, { PICTURES_BUCKET: undefined });
    await bucket.close();
  }
});
