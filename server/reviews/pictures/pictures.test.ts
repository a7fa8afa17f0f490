import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ReviewRow } from "../../../contract/office/reviews.ts";
import type { ReviewPage, Reviews } from "../../../contract/reviews.ts";
import { bucketStandIn } from "../../../tests/standIns/bucket.ts";
import { officeOrder } from "../../../tests/support/officeOrders.ts";
import { photograph, writtenReview } from "../../../tests/support/reviews.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { createApp } from "../../app.ts";
import { developUploads } from "../../catalogue/uploads/developUploads.ts";
import { uploadsOf } from "../../catalogue/uploads/folders.ts";
import { createHttp } from "../../http/http.ts";
import { PageCache } from "../../http/pageCache.ts";
import { clientAddressHeader } from "../../limits/clientAddress.ts";
import { reviewToken } from "../reviewLink.ts";
import { sweepForgotten } from "./forgetPictures.ts";

let office: TestOffice;
let http: ReturnType<typeof createHttp>;
beforeAll(async () => {
  office = await testOffice();
  http = createHttp({
    ...office.shop,
    ...createApp(office.shop),
    cache: new PageCache(0),
    storefront: async () => new Response(),
    isReady: async () => true,
  });
});
afterAll(async () => {
  await developUploads(office.shop);
  await office.close();
});

const flute = "venu-carnatic-flute-5-kattai";
const ask = async (path: string, init: RequestInit = {}) => http.fetch(new Request(`http://shop.test${path}`, init));
const statusOf = async (path: string) => (await ask(path)).status;

/** Somebody who has had his flute for a while and has said what he thinks of it. */
async function reviewed() {
  const order = await officeOrder(office, { to: "delivered" });
  const review = await writtenReview(office.sql, order);
  const token = reviewToken(office.shop.secret, order.orderNo);
  return { ...order, review, token };
}
type Reviewed = Awaited<ReturnType<typeof reviewed>>;

let networks = 0;
/** Sends a file to the API, from a network of its own; what became of it. */
async function send({ token }: Pick<Reviewed, "token">, body: Buffer | ReadableStream, type = "image/jpeg") {
  const network = `192.0.2.${++networks % 250}`;
  const init = { method: "POST", headers: { "Content-Type": type, [clientAddressHeader]: network }, duplex: "half" };
  const answer = await office.api.fetch(
    new Request(`http://shop.test/public/api/reviews/${token}/pictures?product_url=${flute}`, {
      ...init,
      body: body instanceof Buffer ? new Uint8Array(body) : body,
    } as RequestInit),
  );
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
}

const pageOf = async ({ token }: Reviewed) =>
  (await office.call<ReviewPage>("GET", `/reviews/${token}`)).body.data.lines[0]?.review;

/** His pictures once none of them is on its way any more. */
const pictures = (of: Reviewed) =>
  vi.waitFor(
    async () => {
      await developUploads(office.shop); // as the job does, each second
      const all = (await pageOf(of))?.pictures ?? [];
      expect(all.map(({ state }) => state)).not.toContain("coming");
      return all;
    },
    { timeout: 20_000, interval: 50 },
  );

const shown = async () => (await office.call<Reviews>("GET", `/get/reviews/${flute}`)).body.data;
const file = (id = "", width = 400) => `/pictures/own/review-${id}-${width}.avif`;
const onDisk = (id = "") =>
  readdirSync(join(office.shop.settings.DATA_DIR, "pictures", "own")).filter((name) => name.includes(id));

async function judge({ review }: Reviewed, body: object, path = "") {
  const { call } = await office.staffMember("counter");
  const [row] = await office.sql<{ version: number }[]>`select version from review where id = ${review}`;
  return call<ReviewRow>("POST", `/reviews/${review}${path}`, { version: row?.version, ...body });
}

test("a picture is developed without what the camera noted, and shown with its review once that was read", async () => {
  const of = await reviewed();
  const noted = await sharp(await photograph(900, 600))
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "13/1 5/1 0/1" }, IFD0: { Artist: "Asha Raman" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(noted).metadata()).exif).toBeDefined();
  expect((await send(of, noted)).status).toBe(201);
  const [{ id, state } = { id: "", state: "none" }] = await pictures(of);
  expect(state).toBe("ready");
  expect(onDisk(id)).toHaveLength(5);
  const small = await ask(`/review/${of.token}/pictures/${id}`);
  expect([small.status, small.headers.get("Content-Type"), small.headers.get("Cache-Control")]).toEqual([
    200,
    "image/avif",
    "no-store",
  ]);
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).exif).toBeUndefined();
  // Neither the page nor the file is anybody's yet.
  for (const path of [
    file(id),
    `/pictures/own//review-${id}-400.avif`,
    `/pictures/own/%72eview-${id}-400.avif`,
    `/review/${of.token}x/pictures/${id}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  const other = await reviewed();
  expect(await statusOf(`/review/${other.token}/pictures/${id}`)).toBe(404);
  const { fetch: staff } = await office.staffMember("counter");
  expect((await staff("GET", `/reviews/pictures/${id}?width=1200`)).status).toBe(200);
  expect((await judge(of, { state: "shown" })).status).toBe(200);
  expect((await shown()).reviews.find(({ pictures }) => pictures.length > 0)?.pictures).toEqual([
    { picture: `/pictures/own/review-${id}`, alt: "" },
  ]);
  expect((await shown()).pictures).toBe(1);
  const everybodys = await ask(file(id));
  expect([everybodys.status, everybodys.headers.get("Cache-Control")]).toEqual([200, "public, max-age=300"]);
  await judge(of, { state: "removed", rule: "advert", reason: "It names another shop" });
  expect(await statusOf(file(id))).toBe(404);
});

test("a picture that comes to a review that is shown has it read again, and the shop's answer stays", async () => {
  const of = await reviewed();
  await judge(of, { state: "shown" });
  await judge(of, { answer: "Thank you." }, "/answer");
  const { version } = (
    await office.sql<{ version: number }[]>`select version from review where id = ${of.review}`
  )[0] ?? { version: 0 };
  await send(of, await photograph());
  await pictures(of);
  expect((await pageOf(of))?.state).toBe("waiting");
  const [row] = await office.sql<
    { answer: string; version: number }[]
  >`select answer, version from review where id = ${of.review}`;
  expect(row?.answer).toBe("Thank you.");
  expect(row?.version).toBeGreaterThan(version + 1); // once when it came, once when it was ready
});

test("nothing is shown while a picture of it is on its way and nobody can have seen it", async () => {
  const of = await reviewed();
  await office.sql`
    with u as (insert into upload (name, own_name) values ('x', true) returning id)
    insert into review_picture (id, review_id, place) select id, ${of.review}, 1 from u`;
  expect(await judge(of, { state: "shown" })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("made ready") },
  });
  await office.sql`update upload set state = 'failed', problem = 'It did not come whole.' where name = 'x'`;
  expect((await judge(of, { state: "shown" })).status).toBe(200);
});

/** A PNG of one bit a pixel, all of it black: some kilobytes for as many pixels as one likes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("what is no picture of ours is refused while it comes, whatever it is called, and keeps no place", async () => {
  const of = await reviewed();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const kinds = "It is no JPEG, PNG, WebP or AVIF.";
  for (const bytes of [
    "<!doctype html><script>alert(1)</script>".repeat(10),
    svg,
    `<?xml version="1.0"?>${svg}`,
    "GIF89a".padEnd(90),
    "II*\0".padEnd(90),
  ])
    expect(await send(of, Buffer.from(bytes, "latin1"))).toEqual({ status: 422, message: kinds });
  expect((await send(of, Buffer.from(svg), "image/svg+xml")).status).toBe(422);
  expect((await send(of, Buffer.from("x"), "text/html")).status).toBe(415);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, "\xff\xd8\xff", "latin1");
  expect(await send(of, large)).toEqual({ status: 413, message: "The file is larger than 10 MB." });
  expect((await send({ token: `${of.orderNo}-${"x".repeat(22)}` }, await photograph())).status).toBe(404);
  const bare = await officeOrder(office, { to: "delivered" });
  expect(await send({ token: reviewToken(office.shop.secret, bare.orderNo) }, await photograph())).toMatchObject({
    status: 409,
    message: /words first/,
  });
  expect((await pageOf(of))?.pictures).toEqual([]);
  await expect.poll(() => readdirSync(uploadsOf(office.shop.settings))).toEqual([]);
});

test("a flood of pixels, half a file and one that only begins as a picture are told to their buyer and to the office", async () => {
  const of = await reviewed();
  const whole = await photograph(800);
  const flood = bomb(30_000);
  expect(flood.length).toBeLessThan(2 * 1024 * 1024);
  for (const bytes of [
    flood,
    whole.subarray(0, whole.length / 2),
    Buffer.concat([whole.subarray(0, 20), Buffer.from("<script>".repeat(99))]),
  ])
    expect((await send(of, bytes)).status).toBe(201);
  const told = (await pictures(of)).map(({ state, problem }) => [state, problem]);
  const notRead = "It can't be read: the file is damaged, or did not come whole.";
  expect(told).toEqual([
    ["failed", "It has more than 64 megapixels."],
    ["failed", notRead],
    ["failed", notRead],
  ]);
  const { call } = await office.staffMember("counter");
  const { rows } = (await call<{ rows: ReviewRow[] }>("GET", "/reviews")).body.data;
  expect(rows.find(({ id }) => id === of.review)?.pictures.map(({ problem }) => problem)).toEqual(
    told.map(([, problem]) => problem),
  );
  // One that can't be read gives its place up.
  expect((await send(of, whole)).status).toBe(201);
  expect((await pictures(of)).map(({ state }) => state)).toEqual(["failed", "failed", "ready"]);
});

test("eight at once give three pictures and no fourth, whatever writes it", async () => {
  const of = await reviewed();
  const sent = await Promise.all(Array.from({ length: 8 }, async () => send(of, await photograph())));
  const statuses = sent.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true);
  await pictures(of);
  expect(await send(of, await photograph())).toMatchObject({ status: 409, message: /three pictures/ });
  for (const place of [3, 4])
    await expect(
      office.sql`insert into review_picture (id, review_id, place) values (gen_random_uuid(), ${of.review}, ${place})`,
    ).rejects.toThrow(/review_picture/);
});

test("one link sends twelve pictures, then waits, from however many networks", async () => {
  const of = await reviewed();
  const statuses = [];
  for (let n = 0; n < 13; n++) statuses.push((await send(of, Buffer.from("no picture at all ".repeat(9)))).status);
  expect([statuses[0], statuses[11], statuses[12]]).toEqual([422, 422, 429]);
});

const formOf = (parts: [name: string, value: string | Blob, file?: string][]) => {
  const form = new FormData();
  for (const [name, value, called] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, called);
  }
  return form;
};
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

test("without script one form brings all of them; what is refused keeps the others not from coming", async () => {
  const of = await reviewed();
  const body = formOf([
    ["product_url", flute],
    ["pictures", blob(Buffer.from("<html>".repeat(50))), "a.jpg"],
    ["pictures", blob(await photograph(300)), "b.html"],
    ["pictures", blob(await photograph(200)), "c.jpg"],
  ]);
  const path = `/review/${of.token}/pictures`;
  const answer = await ask(path, { method: "POST", body });
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    `/review/${of.token}?product=${flute}&sent=2&problem=kind#pictures`,
  ]);
  expect((await pictures(of)).map(({ state }) => state)).toEqual(["ready", "ready"]);
  const locations = [];
  for (const [bytes, type] of [
    [formOf([["product_url", flute]]), undefined],
    [
      formOf([
        ["product_url", flute],
        ["pictures", blob(Buffer.alloc(0)), ""],
      ]),
      undefined,
    ],
    [
      formOf([
        ["product_url", flute],
        ["pictures", blob(Buffer.alloc(10 * 1024 * 1024 + 1, "\xff\xd8\xff", "latin1")), "l.jpg"],
      ]),
      undefined,
    ],
    [
      `--x\r\nContent-Disposition: form-data; name="product_url"\r\n\r\n${flute}\r\n--x\r\nContent-Disposition: form-data; name="pictures"; filename="a"\r\n\r\n\xff\xd8\xff`,
      "multipart/form-data; boundary=x",
    ],
    ["hello", "multipart/form-data; boundary=x"],
    ["hello", "multipart/form-data"],
    ["{}", "application/json"],
  ] as const) {
    const headers: HeadersInit = type === undefined ? {} : { "Content-Type": type };
    const told = await ask(path, { method: "POST", body: bytes, headers });
    locations.push(new URL(told.headers.get("Location") ?? "", "http://shop.test").searchParams.get("problem"));
  }
  expect(locations).toEqual(["none", "none", "large", "broken", "broken", "broken", "broken"]);
  expect((await ask("/review/x/pictures", { method: "POST", body: formOf([]) })).status).toBe(404);
  expect(await pictures(of)).toHaveLength(2);
});

test("a form of many parts ends where no further picture would be taken", async () => {
  const of = await reviewed();
  const headers = { [clientAddressHeader]: "192.0.2.251" };
  const picture = await photograph(200);
  const post = async () => {
    const parts = Array.from({ length: 15 }, (): [string, Blob, string] => ["pictures", blob(picture), "a"]);
    const body = formOf([["product_url", flute], ...parts]);
    return (await ask(`/review/${of.token}/pictures`, { method: "POST", body, headers })).headers.get("Location");
  };
  // Three are taken, and with the fourth the form is over: the link has attempts left.
  expect(await post()).toContain("sent=3&problem=many");
  expect((await send(of, picture)).status).toBe(409);
  for (let n = 0; n < 7; n++) await send(of, picture);
  for (let n = 0; n < 3; n++) expect(await post()).toContain("sent=0&problem=often");
  // The network too: it was counted four times and then once for each form.
  const form = formOf([
    ["product_url", flute],
    ["pictures", blob(picture), "a.jpg"],
  ]);
  const other = await ask(`/review/${(await reviewed()).token}/pictures`, { method: "POST", body: form, headers });
  expect(other.headers.get("Location")).toContain("sent=1");
});

test("60 MB are not read: what a form or a call says to bring more is turned away", async () => {
  const of = await reviewed();
  let asked = 0;
  const endless = () =>
    new ReadableStream({
      pull(to) {
        asked++;
        to.enqueue(new Uint8Array(1024 * 1024).fill(0xff));
      },
    });
  const body = new ReadableStream({
    start(to) {
      to.enqueue(
        new Uint8Array(Buffer.from(`--x\r\nContent-Disposition: form-data; name="pictures"; filename="a"\r\n\r\n`)),
      );
    },
    async pull(to) {
      asked++;
      to.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  expect((await ask(`/review/${of.token}/pictures`, init)).headers.get("Location")).toContain("problem=");
  expect(asked).toBeLessThan(40);
  asked = 0;
  expect((await send(of, endless())).status).toBe(422);
  expect(asked).toBeLessThan(15);
});

test("a picture is left out by a rule with words and taken in again, in the audit; its buyer reads why", async () => {
  const of = await reviewed();
  await send(of, await photograph());
  await send(of, await photograph(70));
  const [first, second] = await pictures(of);
  await judge(of, { state: "shown" });
  const path = `/pictures/${first?.id}`;
  const why = { rule: "person", reason: "A child is to be seen" };
  expect((await judge(of, { shown: false }, path)).status).toBe(422);
  expect((await judge(of, { shown: false, ...why, version: 1 }, path)).status).toBe(409);
  const left = await judge(of, { shown: false, ...why }, path);
  expect(left.body.data.pictures[0]).toMatchObject({
    left_out: "It tells of a person what is nobody's business. A child is to be seen",
    staff_name: "The counter",
  });
  expect(left.body.data.state).toBe("shown");
  expect(await statusOf(file(first?.id))).toBe(404);
  expect(await statusOf(file(second?.id))).toBe(200);
  const seen = await pageOf(of);
  expect(seen?.pictures[0]?.left_out).toContain("A child is to be seen");
  expect(JSON.stringify(seen)).not.toContain("The counter");
  expect((await judge(of, { shown: true }, path)).status).toBe(200);
  expect(await statusOf(file(first?.id))).toBe(200);
  const acts = await office.sql<{ act: string }[]>`
    select act from audit where thing = 'review' and thing_id = ${String(of.review)} order by id`;
  expect(acts.map(({ act }) => act)).toEqual(["reviews.shown", "reviews.picture_left_out", "reviews.picture_taken_in"]);
  const other = await reviewed();
  expect((await judge(other, { shown: false, ...why }, path)).status).toBe(404);
});

test("its buyer says what is to be seen, takes it away with its files, and nobody else does", async () => {
  const of = await reviewed();
  await send(of, await photograph());
  const [{ id } = { id: "" }] = await pictures(of);
  const path = `/reviews/${of.token}/pictures/${id}`;
  const words = { alt: "The flute \u202ein its case" };
  const other = await reviewed();
  for (const method of ["PATCH", "DELETE"])
    expect((await office.call(method, path.replace(of.token, other.token), words)).status).toBe(404);
  await judge(of, { state: "shown" });
  expect((await office.call("PATCH", path, words)).status).toBe(200);
  expect(await pageOf(of)).toMatchObject({ state: "waiting", pictures: [{ alt: "The flute in its case" }] });
  await judge(of, { state: "shown" });
  await office.call("PATCH", path, words); // the same again
  expect((await pageOf(of))?.state).toBe("shown");
  expect((await office.call("PATCH", path, { alt: "x".repeat(151) })).status).toBe(422);
  const gone = await Promise.all([0, 1].map(() => office.call("DELETE", path)));
  expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(await pageOf(of)).toMatchObject({ state: "shown", pictures: [] });
  expect(
    (await shown()).reviews.flatMap(({ pictures }) => pictures).filter(({ picture }) => picture.includes(id)),
  ).toEqual([]);
  await office.mailsTo("nobody@example.com"); // all that is due
  expect(onDisk(id)).toEqual([]);
});

test("who is forgotten takes his pictures with him, from the bucket too, and one that is just being developed", async () => {
  const bucket = await bucketStandIn();
  const { settings, sql } = office.shop;
  const before = { ...settings };
  Object.assign(settings, bucket.settings);
  try {
    const of = await reviewed();
    await send(of, await photograph());
    const [{ id } = { id: "" }] = await pictures(of);
    expect([...bucket.objects.keys()].filter((name) => name.includes(id))).toHaveLength(5);
    const password = "three tanpuras at dawn";
    const member = await office.member({ ...of.buyer, password });
    const own = (await member.call("GET", "/customer/data")).body.data as { reviews: { pictures: object[] }[] };
    expect(own.reviews[0]?.pictures).toMatchObject([{ id, state: "ready", file: file(id, 1200) }]);
    // A node elsewhere, with files of its own.
    const [raw] = await sql<{ id: string }[]>`
      with u as (insert into upload (name, own_name) values ('late', true) returning id)
      insert into review_picture (id, review_id, place) select id, ${of.review}, 2 from u returning id`;
    expect((await member.call("DELETE", "/customer", { current_password: password })).status).toBe(200);
    await office.mailsTo("nobody@example.com");
    expect([[...bucket.objects.keys()].filter((name) => name.includes(id)), onDisk(id)]).toEqual([[], []]);
    expect(await sql`select from review_picture where id in (${id}, ${raw?.id ?? ""})`).toHaveLength(0);
    const { writeFile } = await import("node:fs/promises");
    await writeFile(join(uploadsOf(settings), raw?.id ?? ""), await photograph());
    await developUploads(office.shop);
    await expect.poll(() => existsSync(join(uploadsOf(settings), raw?.id ?? ""))).toBe(false);
    expect(onDisk(raw?.id)).toEqual([]);
    await writeFile(join(settings.DATA_DIR, "pictures", "own", `review-${id}-400.avif`), "kept by another node");
    expect(await sweepForgotten(office.shop)).toBe(1);
    expect(onDisk(id)).toEqual([]);
  } finally {
    Object.assign(settings, before, { PICTURES_BUCKET: undefined });
    await bucket.close();
  }
});
