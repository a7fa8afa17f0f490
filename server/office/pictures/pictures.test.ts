import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ProductPictures, Upload } from "../../../contract/office/pictures.ts";
import { bucketStandIn } from "../../../tests/standIns/bucket.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { developUploads, sweepUploads } from "../../catalogue/uploads/developUploads.ts";
import { uploadsOf } from "../../catalogue/uploads/folders.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
});
afterAll(async () => {
  await developUploads(office.shop);
  await office.close();
});

let shades = 0;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: ++shades, b: 40 } } });

const jpeg = { "Content-Type": "image/jpeg" };

async function send(body: Buffer, headers: Record<string, string> = jpeg, name = "veena.jpg") {
  const answer = await owner.fetch("POST", `/uploads?name=${name}`, body, headers);
  const { message, data } = (await answer.json()) as { message: string; data: Upload };
  return { status: answer.status, message, data };
}

const told = async (id: string) => (await owner.call<Upload>("GET", `/uploads/${id}`)).body.data;

/** Waits until a file is developed or failed; what was told of it on the way. */
async function ended(id: string): Promise<Upload> {
  return vi.waitFor(
    async () => {
      const upload = await told(id);
      expect(["developed", "failed"]).toContain(upload.state);
      return upload;
    },
    { timeout: 20_000, interval: 50 },
  );
}

const fileOf = (picture: string | null, width: number) =>
  join(office.shop.settings.DATA_DIR, `${picture}-${width}.avif`);

test("a file that is dropped is stored, developed behind the others and shown; its smallest picture is there first", async () => {
  const sent = await send(await plain(1_600, 1_200).jpeg().toBuffer());
  expect(sent).toMatchObject({ status: 201, data: { name: "veena.jpg", problem: null } });
  const early = await vi.waitFor(
    async () => {
      const upload = await told(sent.data.id);
      expect(upload.picture).not.toBeNull();
      return upload;
    },
    { timeout: 20_000, interval: 10 },
  );
  expect(existsSync(fileOf(early.picture, 200))).toBe(true);
  const { state, picture } = await ended(sent.data.id);
  expect([state, picture]).toEqual(["developed", early.picture]);
  expect(existsSync(fileOf(picture, 1_200))).toBe(true);
  await expect.poll(() => readdirSync(uploadsOf(office.shop.settings))).toEqual([]);
});

test("while the bucket does not answer what was dropped waits, and uses up none of its tries; then the bucket has it", async () => {
  const bucket = await bucketStandIn();
  const { settings, sql } = office.shop;
  const before = { ...settings };
  Object.assign(settings, bucket.settings);
  try {
    bucket.faults.push(...Array.from({ length: 4 }, () => "slow down" as const));
    const { data } = await send(await plain(120, 120).jpeg().toBuffer());
    const waits = async () =>
      (
        await sql`select state, attempts, picture from upload where id = ${data.id} and attempts = 0 and state = 'developing'`
      )[0];
    await expect.poll(waits).toEqual({ state: "developing", attempts: 0, picture: null });
    expect(readdirSync(uploadsOf(settings))).toContain(data.id);
    await sql`update upload set lease_until = now() where id = ${data.id}`;
    await developUploads(office.shop);
    const { picture } = await ended(data.id);
    expect([...bucket.objects.keys()]).toContain(`${picture?.slice(1)}-200.avif`);
  } finally {
    Object.assign(settings, before, { PICTURES_BUCKET: undefined });
    await bucket.close();
  }
});

test("the same picture sent twice is one", async () => {
  const bytes = await plain(200, 200).jpeg().toBuffer();
  const [first, second] = [await send(bytes), await send(bytes, { "Content-Type": "application/octet-stream" })];
  const pictures = [await ended(first.data.id), await ended(second.data.id)].map(({ picture }) => picture);
  expect(pictures[0]).toBe(pictures[1]);
});

const notRead = "It can't be read: the file is damaged, or did not come whole.";
const noKind = "It is no JPEG, PNG, WebP, AVIF, GIF or TIFF.";

test("what can be no picture is told while it comes, whatever it says that it is", async () => {
  const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${" ".repeat(100)}`);
  expect(await send(heic)).toMatchObject({ status: 422, message: expect.stringMatching(/^It is HEIC.*Compatible\.$/) });
  for (const [bytes, words] of [
    [Buffer.from("<!doctype html><script>alert(1)</script>".repeat(10)), noKind],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), noKind],
    [Buffer.from("%PDF"), noKind],
  ] as const)
    expect(await send(bytes)).toMatchObject({ status: 422, message: words });
  expect(await send(Buffer.alloc(0))).toMatchObject({ status: 400, message: "There is nothing in the file." });
  expect(await send(Buffer.from("x"), { "Content-Type": "text/html" })).toMatchObject({ status: 415 });
  expect(await send(Buffer.alloc(20 * 1024 * 1024 + 1, "\xff\xd8\xff", "latin1"))).toMatchObject({
    status: 413,
    message: "The file is larger than 20 MB.",
  });
  await expect.poll(() => readdirSync(uploadsOf(office.shop.settings))).toEqual([]);
});

test("what turns out to be broken, a flood of pixels or too small is told in words, and the next one is developed", async () => {
  const whole = await plain(800, 800).jpeg().toBuffer();
  const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const small = await plain(1, 400).png().toBuffer();
  for (const [bytes, problem] of [
    [whole.subarray(0, whole.length - 300), notRead],
    [Buffer.concat([whole.subarray(0, 100), Buffer.alloc(2_000, 7)]), notRead],
    [flood, "It has more than 64 megapixels."],
    [small, "It is only 1 × 400 pixels large."],
  ] as const) {
    const { data } = await send(bytes);
    expect(await ended(data.id)).toMatchObject({ state: "failed", problem, picture: null });
  }
  const png = await plain(300, 300).png().toBuffer();
  expect(await ended((await send(png, jpeg, "really-a.png")).data.id)).toMatchObject({ state: "developed" });
});

test("one member sends four at once", async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const bytes = await plain(100, 100).jpeg().toBuffer();
  const slow = () =>
    new ReadableStream({
      async start(to) {
        to.enqueue(new Uint8Array(bytes.subarray(0, 200)));
        await held;
        to.enqueue(new Uint8Array(bytes.subarray(200)));
        to.close();
      },
    });
  const { cookie } = owner.browser;
  const begin = async () =>
    office.office.fetch(
      new Request("http://shop.test/office/api/uploads", {
        method: "POST",
        headers: { ...jpeg, Cookie: cookie, Origin: "http://shop.test" },
        body: slow(),
        duplex: "half",
      } as RequestInit),
    );
  const begun = [begin(), begin(), begin(), begin()];
  await vi.waitFor(async () => expect(await office.sql`select from upload where state = 'receiving'`).toHaveLength(4));
  expect(await send(bytes)).toMatchObject({ status: 429 });
  go();
  const answers = await Promise.all(begun);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const answer of answers) await ended(((await answer.json()) as { data: Upload }).data.id);
});

test("a file that never came whole is told as failed; what was sent is forgotten after a day, its picture stays", async () => {
  const { data } = await send(await plain(90, 90).jpeg().toBuffer());
  const { picture } = await ended(data.id);
  const [half] = await office.sql<{ id: string }[]>`
    insert into upload (name, created_at) values ('half.jpg', now() - interval '6 minutes') returning id`;
  await office.sql`update upload set created_at = now() - interval '25 hours' where id = ${data.id}`;
  await sweepUploads(office.shop);
  expect(await told(half?.id ?? "")).toMatchObject({ state: "failed", problem: expect.stringMatching(/^It did not/) });
  expect((await owner.call("GET", `/uploads/${data.id}`)).status).toBe(404);
  expect(existsSync(fileOf(picture, 200))).toBe(true);
});

const read = async (id: number) => (await owner.call<ProductPictures>("GET", `/products/${id}/pictures`)).body.data;
const put = (id: number, body: object) => owner.call<ProductPictures>("PUT", `/products/${id}/pictures`, body);
const flute = "venu-carnatic-flute-5-kattai";

async function productOf(slug: string): Promise<ProductPictures> {
  const [row] = await office.sql<{ id: number }[]>`select id from product where slug = ${slug}`;
  return read(row?.id ?? 0);
}

test("pictures are put in order, into words and to variants; the shop shows it, and what was taken away can come back", async () => {
  const before = await productOf(flute);
  const [variant] = before.variants;
  const { picture } = await ended((await send(await plain(500, 500).jpeg().toBuffer())).data.id);
  const added = { picture, alt: "The flute from below", variants: [variant?.id] };
  const { status, body } = await put(before.id, { version: before.version, pictures: [added, ...before.pictures] });
  expect([status, body.data.version]).toEqual([200, before.version + 1]);
  expect(body.data.pictures[0]).toMatchObject({ ...added, shown: true });
  expect(body.data.variants[0]).toMatchObject({ picture });
  const shown = async () => {
    const answer = await office.call("GET", `/get/product/${flute}`);
    return (answer.body.data as { images: { src: string }[] }).images.map(({ src }) => src);
  };
  expect((await shown())[0]).toBe(picture);
  const [card] = await office.sql<{ image: string }[]>`select image from card where product_id = ${before.id}`;
  expect(card?.image).toBe(picture);

  const without = await put(before.id, { version: body.data.version, pictures: before.pictures });
  expect(without.body.data.variants[0]).toMatchObject({ picture: before.variants[0]?.picture ?? null });
  expect(await shown()).toEqual(before.pictures.map((one) => one.picture));
  await office.sql`delete from upload where picture = ${picture}`;
  const again = await put(before.id, { version: without.body.data.version, pictures: body.data.pictures });
  expect([again.status, (await shown())[0]]).toEqual([200, picture]);
  const acts = await office.sql<{ act: string; before: object; after: object }[]>`
    select act, before, after from audit where thing = 'product' and thing_id = ${String(before.id)} order by id`;
  expect(acts).toHaveLength(3);
  expect(acts[0]).toMatchObject({ act: "pictures.edit", after: { pictures: [{ picture, alt: added.alt }, {}] } });
});

test("who saw an older product is shown what stands there now, and changes nothing", async () => {
  const now = await productOf(flute);
  const { status, body } = await put(now.id, { version: now.version - 1, pictures: [] });
  expect([status, body.reason, body.now]).toEqual([409, "version", now]);
  expect(await read(now.id)).toEqual(now);
});

test("a product in the shop needs words for each new picture; one that has stood without may stay so", async () => {
  const now = await productOf(flute);
  const [first = now.pictures[0], ...others] = now.pictures;
  const silent = { ...first, picture: "/pictures/placeholder/natural", alt: "" };
  const refused = await put(now.id, { version: now.version, pictures: [silent, ...others] });
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ["pictures.0.alt"]]);
  const emptied = await put(now.id, { version: now.version, pictures: [{ ...first, alt: "" }, ...others] });
  expect(emptied.status).toBe(422);
  await office.sql`update product_image set alt = '' where product_id = ${now.id}`;
  const stood = (await read(now.id)).pictures;
  expect((await put(now.id, { version: now.version, pictures: stood.toReversed() })).status).toBe(200);
  await office.sql`update product set published = false where id = ${now.id}`;
  const hidden = await read(now.id);
  expect((await put(now.id, { version: hidden.version, pictures: [{ ...silent, variants: [] }] })).status).toBe(200);
  await office.sql`update product set published = true where id = ${now.id}`;
});

test("pictures that are nowhere and variants of another product are refused at their field", async () => {
  const { id, version, variants } = await productOf(flute);
  const [other] = await office.sql<{ id: number }[]>`select id from variant where product_id <> ${id} limit 1`;
  const one = { picture: "/pictures/placeholder/natural", alt: "A place kept" };
  const wrong: [object[], string][] = [
    [[{ ...one, picture: "/pictures/own/0123456789abcdef0123" }], "pictures.0.picture"],
    [[{ ...one, picture: "/pictures/../../etc/passwd" }], "pictures.0.picture"],
    [[{ ...one, picture: "https://elsewhere.example/a.jpg" }], "pictures.0.picture"],
    [[{ ...one, variants: [other?.id] }], "pictures.0.variants"],
    [[{ ...one, variants: [variants[0]?.id, variants[0]?.id] }], "pictures.0.variants"],
    [[one, one], "pictures"],
    [[{ ...one, alt: "x".repeat(201) }], "pictures.0.alt"],
  ];
  for (const [pictures, field] of wrong) {
    const { status, body } = await put(id, { version, pictures });
    expect([field, status, Object.keys(body.errors as object)]).toEqual([field, 422, [field]]);
  }
  expect((await put(999_999, { version: 1, pictures: [] })).status).toBe(404);
});
