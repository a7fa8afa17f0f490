import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bucketStandIn } from "../../../tests/standIns/bucket.ts";
import { createHttp } from "../../http/http.ts";
import { PageCache } from "../../http/pageCache.ts";
import { createLog } from "../../log.ts";
import { readSettings } from "../../settings.ts";
import { keepPhotograph } from "../photographs/keepPhotograph.ts";
import { picturesOf } from "../uploads/folders.ts";
import { bucketStore } from "./bucketStore.ts";
import { copyPictures } from "./copyPictures.ts";
import { folderStore } from "./folderStore.ts";
import type { PictureStore } from "./pictureStore.ts";
import { bringPicture, sendPicture } from "./sharedPictures.ts";

let bucket: Awaited<ReturnType<typeof bucketStandIn>>;
let folders: string[];
beforeEach(async () => {
  bucket = await bucketStandIn();
  folders = [];
});
afterEach(async () => {
  await bucket.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A node of its own: a folder that no other sees, and the same bucket. */
function node(more: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "swara-bucket-"));
  folders.push(DATA_DIR);
  return readSettings({ ...bucket.settings, ...more, DATA_DIR, LOG_LEVEL: "silent" });
}
const storeOf = (settings: ReturnType<typeof node>): PictureStore => {
  const store = bucketStore(settings);
  if (!store) throw new Error("no bucket");
  return store;
};
const photograph = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

/** Asks a node for a picture, as a browser does. */
function look(settings: ReturnType<typeof node>, path: string): Promise<Response> {
  const log = createLog("silent");
  const others = new Hono();
  const http = createHttp({
    settings,
    log,
    others,
    api: others,
    cache: new PageCache(0),
    storefront: async () => new Response("a page"),
    isReady: async () => true,
    sql: (() => expect.unreachable("a picture needs no database")) as never,
  });
  return Promise.resolve(http.fetch(new Request(`http://shop.test${path}`)));
}

test("what one node has developed another shows, from the bucket once and then from its own folder", async () => {
  const [first, second] = [node(), node()];
  const picture = await keepPhotograph(await photograph("red"), picturesOf(first));
  expect((await look(second, `${picture}-200.avif`)).status).toBe(404);
  await sendPicture(first, picture);
  expect([...bucket.objects.keys()]).toContain(`${picture.slice(1)}-200.avif`);
  const answers = await Promise.all([1, 2, 3].map(() => look(second, `${picture}-200.avif`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers.get("Cache-Control")).toContain("immutable");
  expect(Buffer.from(await (answers[0] as Response).arrayBuffer())).toEqual(
    bucket.objects.get(`${picture.slice(1)}-200.avif`),
  );
  await look(second, `${picture}-200.avif`);
  const asked = bucket.seen.filter((one) => one.startsWith("GET") && one.endsWith("-200.avif"));
  expect(asked).toHaveLength(2); // the 404, and one for all
});

test("slow down, a cut body and a lost connection are asked again; half a picture is never kept", async () => {
  const settings = node();
  const store = storeOf(settings);
  bucket.faults.push("slow down", "gone", "slow down");
  await store.write("own/abc-200.avif", Buffer.alloc(9_000, 7));
  expect(bucket.objects.get("pictures/own/abc-200.avif")).toHaveLength(9_000);
  bucket.faults.push("cut");
  expect(await store.read("own/abc-200.avif")).toHaveLength(9_000);
  bucket.faults.push("cut", "cut");
  await expect(bringPicture(settings, "own/abc-200.avif")).rejects.toMatchObject({ status: 503 });
  expect(existsSync(join(picturesOf(settings), "own"))).toBe(false);
  expect(await store.read("own/none-200.avif")).toBeUndefined();
});

test("a dead bucket costs a few seconds once, and then nobody waits: 503 at once, and pictures that are here are shown", async () => {
  const settings = node();
  const picture = await keepPhotograph(await photograph("blue"), picturesOf(settings));
  for (let n = 0; n < 8; n++) bucket.faults.push("silent");
  await Promise.all([1, 2, 3].map((n) => look(settings, `/pictures/own/lost-${n}-200.avif`)));
  const began = performance.now();
  const refused = await look(settings, "/pictures/own/lost-4-200.avif");
  expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual([
    503,
    "10",
    "no-store",
  ]);
  expect((await look(settings, `${picture}-200.avif`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test("a wrong secret is refused by the bucket, told in words without the secret, and not tried again", async () => {
  const store = storeOf(node({ PICTURES_BUCKET_SECRET: "not the secret" }));
  await expect(store.write("own/abc-200.avif", Buffer.from("x"))).rejects.toThrow(
    /^the bucket answered 403 SignatureDoesNotMatch$/,
  );
  expect(bucket.seen).toHaveLength(1);
  const other = storeOf(node({ PICTURES_BUCKET: bucket.settings.PICTURES_BUCKET.replace("/swara", "/other") }));
  await expect(other.write("own/abc-200.avif", Buffer.from("x"))).rejects.toThrow("there is no such bucket");
});

test("photographs move to the bucket and back, begun anew where it stopped, and nothing else goes along", async () => {
  const [settings, empty] = [node(), node()];
  const from = folderStore(picturesOf(settings));
  for (const colour of ["red", "green"]) await keepPhotograph(await photograph(colour), picturesOf(settings));
  const files = readdirSync(join(picturesOf(settings), "own")).length;
  await from.write("own/half.avif.part", Buffer.from("no picture"));
  const to = storeOf(settings);
  // It breaks off: a file is refused for good.
  let written = 0;
  const failing: PictureStore = {
    ...to,
    write: async (name, bytes) => {
      if (++written > 3) throw new Error("pulled the plug");
      await to.write(name, bytes);
    },
  };
  await expect(copyPictures(from, failing)).rejects.toThrow("pulled the plug");
  expect(bucket.objects.size).toBeGreaterThan(0);
  const there = bucket.objects.size;
  const steps: number[] = [];
  const moved = await copyPictures(from, to, ({ done, total }) => steps.push(done / total));
  expect(moved).toEqual({ copied: files - there, there });
  expect(steps.at(-1)).toBe(1);
  expect(bucket.objects.size).toBe(files);
  expect(await copyPictures(to, folderStore(picturesOf(empty)))).toEqual({ copied: files, there: 0 });
  expect(readdirSync(join(picturesOf(empty), "own"))).toHaveLength(files);
});
