import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Count, CountRow, CountScanned } from "../../../contract/office/counts.ts";
import type { StockMove, StockRow } from "../../../contract/office/stock.ts";
import { hostileTexts } from "../../../tests/support/hostileTexts.ts";
import { shelvedFlute } from "../../../tests/support/officeExamples/counts.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { audit } from "../../jobs/audit.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
let packer: Member;
beforeAll(async () => {
  office = await testOffice();
  [owner, packer] = await Promise.all([office.staffMember("owner"), office.staffMember("packer", "Kumaran")]);
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const open = (body: object, as = packer) => as.call<Count>("POST", "/counts", body);
const act = (id: number, what: string, body?: object, as = packer) =>
  as.call<Count>("POST", `/counts/${id}/${what}`, body);
const read = async (id: number, as = packer) => (await as.call<Count>("GET", `/counts/${id}`)).body.data;
const stockOf = async (id: number) => (await owner.call<StockRow>("GET", `/stock/${id}`)).body.data;
const scan = (id: number, code: string, more: { pieces?: number; scan?: string; add?: boolean } = {}, as = packer) =>
  as.call<CountScanned[]>("POST", `/counts/${id}/scans`, { scans: [{ scan: randomUUID(), code, ...more }] });
const finish = (id: number, round: number, rest: "none" | "left" = "none") => act(id, "finish", { round, rest });

/** A count of a place where ten of a flute should lie. */
async function flute() {
  const shelved = await shelvedFlute(office);
  const { id } = (await open({ place: shelved.place.toLowerCase() })).body.data;
  return { ...shelved, id };
}
/** Orders so many pieces, and takes the order as far as said. */
async function ordered(variant: number, quantity: number, ...steps: ("pack" | "handover")[]) {
  await office.sql`
    update product set published = true, hsn = '9205', gst_bp = 1200 where id = (select product_id from variant where id = ${variant})`;
  const { quote } = await office.quote([{ id: variant, quantity }]);
  const no = (await office.place(quote)).body.data.order_no;
  for (const step of steps)
    await owner.call("POST", `/orders/${step}`, {
      orders: [no],
      ...(step === "handover" && { courier: "India Post" }),
    });
  return no;
}

test("an SKU of capitals and small letters is known in any case; of two that differ by it, the one in the scanned letters", async () => {
  const { id, variant, sku } = await flute();
  const mixed = `Mixed-${sku.toLowerCase()}`;
  await office.sql`update variant set sku = ${mixed} where id = ${variant}`;
  for (const code of [mixed, mixed.toUpperCase(), mixed.toLowerCase()])
    expect((await scan(id, code)).body.data).toMatchObject([{ outcome: "counted", line: { id: variant } }]);
  const [other = { id: 0 }] = await office.sql<{ id: number }[]>`
    update variant set sku = ${mixed.toUpperCase()} where id = (select max(id) from variant where id <> ${variant}) returning id`;
  const found = async (code: string) =>
    (await owner.call<{ rows: StockRow[] }>("GET", `/stock?code=${code}`)).body.data.rows.map((row) => row.id);
  expect(await found(mixed)).toEqual([variant]);
  expect(await found(mixed.toUpperCase())).toEqual([other.id]);
  expect(new Set(await found(mixed.toLowerCase()))).toEqual(new Set([variant, other.id]));
});

test("a place is counted blind, once more where it differs, and moved by how many fewer there are", async () => {
  const { id, variant, sku } = await flute();
  const seen = await scan(id, sku, { pieces: 8 });
  expect(seen.body.data).toMatchObject([{ outcome: "counted", line: { id: variant, counted: 8, open: true } }]);
  expect(await read(id)).toMatchObject({ state: "counting", round: 1, lines: [{ counted: 8 }] });
  const again = await finish(id, 1);
  expect(again.body.data).toMatchObject({ state: "counting", round: 2, lines: [{ counted: null, open: true }] });
  // Not by a number, a sum or a word is it told how many there should be.
  for (const member of [packer, owner])
    for (const answer of [seen.body, again.body, await read(id, member), await scan(id, sku, { pieces: 1 }, member)])
      expect(JSON.stringify(answer)).not.toMatch(/book|difference|on_hand|"result"/);
  await scan(id, sku.toLowerCase(), { pieces: 7 });
  const done = await finish(id, 2);
  expect(done.body.data).toMatchObject({
    state: "counted",
    lines: [{ counted: 9, open: false, result: { book: 10, difference: -1, before: 8, moved: false, outcome: null } }],
  });
  expect(await stockOf(variant)).toMatchObject({ on_hand: 10 });
  expect((await act(id, "close", {})).body.data).toMatchObject({
    state: "closed",
    closed: { name: "Kumaran" },
    lines: [{ result: { difference: -1, outcome: "applied" } }],
  });
  expect(await stockOf(variant)).toMatchObject({ on_hand: 9 });
  const moves = (await owner.call<{ rows: StockMove[] }>("GET", `/stock/${variant}/moves`)).body.data.rows;
  expect(moves[0]).toMatchObject({ reason: "missing", delta: -1, on_hand: 9, name: "Kumaran", count: id });
  // Twice closed, it moves nothing twice.
  expect((await act(id, "close", {})).status).toBe(409);
  expect(await stockOf(variant)).toMatchObject({ on_hand: 9 });
  const told = await office.sql<
    { act: string }[]
  >`select act from audit where thing = 'count' and thing_id = ${String(id)} order by id`;
  expect(told.map((row) => row.act)).toEqual([
    "count.open",
    "count.scan",
    "count.finish",
    "count.scan",
    "count.scan",
    "count.scan",
    "count.finish",
    "count.close",
  ]);
  const rows = (await packer.call<{ rows: CountRow[] }>("GET", "/counts")).body.data.rows;
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: "closed", lines: 1, differ: 1 });
});

test("what is sold, packed, sent off or put right while it is counted leaves the stock right", async () => {
  const { id, variant, sku } = await flute();
  // Two lie in a parcel, one of them scanned: they are not on the shelf.
  await ordered(variant, 2, "pack");
  const no = await ordered(variant, 1);
  await owner.call("POST", `/orders/${no}/scan`, { code: sku, scan: randomUUID() });
  await scan(id, sku, { pieces: 6 });
  await finish(id, 1);
  await scan(id, sku, { pieces: 6 });
  await finish(id, 2);
  expect((await read(id)).lines).toMatchObject([{ counted: 6, result: { book: 7, difference: -1 } }]);
  await ordered(variant, 3, "pack", "handover");
  expect((await act(id, "close", {})).body.data.state).toBe("closed");
  expect(await stockOf(variant)).toMatchObject({ on_hand: 6, held: 3 });

  const other = (await open({ search: sku })).body.data.id;
  await scan(other, sku, { pieces: 5 });
  await finish(other, 1);
  await scan(other, sku, { pieces: 5 });
  await finish(other, 2);
  expect((await read(other)).lines).toMatchObject([{ result: { book: 3, difference: 2 } }]);
  // Somebody puts the two right by hand meanwhile: the count finds nothing more to move.
  const key = { "Idempotency-Key": randomUUID() };
  await owner.call("POST", "/stock/moves", { rows: [{ variant, delta: 2, reason: "found" }] }, key);
  expect((await act(other, "close", {})).body.data.lines).toMatchObject([
    { result: { outcome: "same", difference: 0 } },
  ]);
  expect(await stockOf(variant)).toMatchObject({ on_hand: 8 });
});

test("a piece that is packed between two scans of it has the line counted again, though the sum is right", async () => {
  const { id, variant, sku } = await flute();
  await scan(id, sku, { pieces: 4 });
  await ordered(variant, 1, "pack");
  await scan(id, sku, { pieces: 6 });
  expect((await finish(id, 1)).body.data).toMatchObject({ round: 2, state: "counting" });
  await scan(id, sku, { pieces: 9 });
  expect((await finish(id, 2)).body.data.lines).toMatchObject([{ result: { difference: 0, moved: false } }]);
  expect((await act(id, "close", {})).body.data.lines).toMatchObject([{ result: { outcome: "same" } }]);
});

test("two people who count one place at once lose no scan, and one that is sent twice counts once", async () => {
  const { id, variant, sku } = await flute();
  const second = (await shelvedFlute(office)).sku;
  await scan(id, second, { add: true });
  const names = Array.from({ length: 30 }, () => randomUUID());
  const together = [packer, owner].flatMap((member) =>
    names.map((_, n) => {
      const codes = n % 2 === 0 ? [sku, second] : [second, sku];
      const scans = codes.map((code) => ({ scan: randomUUID(), code }));
      return member.call<CountScanned[]>("POST", `/counts/${id}/scans`, { scans });
    }),
  );
  const twice = names.flatMap((name) => [scan(id, sku, { scan: name }), scan(id, sku, { scan: name }, owner)]);
  const answers = await Promise.all([...together, ...twice]);
  expect(answers.flatMap(({ body }) => body.data.map(({ outcome }) => outcome)).every((one) => one === "counted")).toBe(
    true,
  );
  const lines = (await read(id)).lines;
  expect(lines.find((line) => line.id === variant)?.counted).toBe(90);
  expect(lines.find((line) => line.sku === second)?.counted).toBe(61);
  // Whoever ends the round while others scan: what was counted stands, the rest is refused, none is half done.
  const [ended, ...late] = await Promise.all([finish(id, 1), ...names.map(() => scan(id, sku, {}, owner))]);
  expect(ended.status).toBe(200);
  const kept = late.filter(({ status, body }) => status === 200 && body.data[0]?.outcome === "counted").length;
  const [sum] = await office.sql<{ n: number }[]>`
    select sum(pieces)::int as n from shelf_count_scan where count_id = ${id} and variant_id = ${variant}`;
  expect(sum?.n).toBe(90 + kept);
  expect(
    (await Promise.all([finish(id, 2), finish(id, 2)])).map(({ status }) => status).toSorted((a, b) => a - b),
  ).toEqual([200, 409]);
  await act(id, "drop");
  expect((await scan(id, sku)).status).toBe(409);
  expect(await stockOf(variant)).toMatchObject({ on_hand: 10 });
});

test("never below what orders hold: the line is named, nothing is moved, and the others go without it", async () => {
  const { id, variant, sku } = await flute();
  const other = await shelvedFlute(office);
  await scan(id, other.sku, { add: true, pieces: 11 });
  await ordered(variant, 4);
  await scan(id, sku, { pieces: 3 });
  await finish(id, 1);
  await scan(id, sku, { pieces: 3 });
  await scan(id, other.sku, { pieces: 11 });
  await finish(id, 2);
  const refused = await act(id, "close", {});
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject({ [variant]: expect.stringMatching(/4 pieces are held for orders/) });
  expect(await stockOf(other.variant)).toMatchObject({ on_hand: 10 });
  expect((await act(id, "close", { without: [variant] })).body.data.state).toBe("closed");
  expect(await stockOf(other.variant)).toMatchObject({ on_hand: 11 });
  expect(await stockOf(variant)).toMatchObject({ on_hand: 10, held: 4 });
});

test("what is worth more than the role's limit waits for somebody who may approve it; what is not is moved", async () => {
  const { id, variant, sku } = await flute();
  const small = await shelvedFlute(office);
  await office.sql`update variant set list_price = 1000000, mrp = 1000000, price = 1000000 where id = ${variant}`;
  await scan(id, small.sku, { add: true, pieces: 9 });
  await scan(id, sku, { pieces: 7 });
  await finish(id, 1);
  await scan(id, small.sku, { pieces: 9 });
  await scan(id, sku, { pieces: 7 });
  await finish(id, 2);
  const closed = (await act(id, "close", {})).body.data;
  expect(closed.state).toBe("waiting");
  expect(closed.lines.find((line) => line.id === variant)?.result).toMatchObject({
    outcome: "waiting",
    difference: -3,
  });
  expect([(await stockOf(variant)).on_hand, (await stockOf(small.variant)).on_hand]).toEqual([10, 9]);
  const waits = async (as: Member) =>
    (await as.call<{ groups: { kind: string; items: { id: string }[] }[] }>("GET", "/today")).body.data.groups.find(
      ({ kind }) => kind === "counts",
    );
  expect((await waits(owner))?.items).toMatchObject([{ id: String(id) }]);
  expect(await waits(packer)).toBeUndefined();
  expect((await act(id, "approve", {})).status).toBe(403);
  // One leaves the shop before it is approved.
  await ordered(variant, 1, "pack", "handover");
  expect((await act(id, "approve", {}, owner)).body.data).toMatchObject({ state: "closed" });
  expect(await stockOf(variant)).toMatchObject({ on_hand: 6 });
  expect((await waits(owner))?.items).toEqual([]);
});

test("what was not scanned is not there, or is left out; what nobody had counted is counted for the first time", async () => {
  const { id, variant } = await flute();
  await finish(id, 1, "left");
  expect((await act(id, "close", {})).body.data.lines).toMatchObject([{ counted: null }]);
  expect(await stockOf(variant)).toMatchObject({ on_hand: 10 });
  const { id: next, variant: gone } = await flute();
  await finish(next, 1);
  await finish(next, 2);
  await act(next, "close", {});
  expect(await stockOf(gone)).toMatchObject({ on_hand: 0 });

  const { id: first, variant: fresh, sku } = await flute();
  await office.sql`update stock set counted = false where variant_id = ${fresh}`;
  await scan(first, sku, { pieces: 25 });
  await finish(first, 1);
  await scan(first, sku, { pieces: 25 });
  await finish(first, 2);
  expect((await act(first, "again", { variants: [fresh] })).body.data).toMatchObject({ state: "counting", round: 3 });
  await scan(first, sku, { pieces: 24 });
  await finish(first, 3);
  await act(first, "close", {});
  expect(await stockOf(fresh)).toMatchObject({ on_hand: 24, counted: true });
});

test("a place has all below it; what belongs elsewhere is told and counted when somebody says so; nonsense is refused", async () => {
  const [one, two, far] = [await shelvedFlute(office), await shelvedFlute(office), await shelvedFlute(office)];
  for (const [{ variant }, place] of [
    [one, "Q-10"],
    [two, "Q-9-1"],
    [far, "Q-101"],
  ] as const)
    await office.sql`update variant set place = ${place} where id = ${variant}`;
  expect((await open({ place: "Q" })).body.data.lines.map(({ place }) => place)).toEqual(["Q-9-1", "Q-10", "Q-101"]);
  const { id, lines } = (await open({ place: "q-10" })).body.data;
  expect(lines.map((line) => line.id)).toEqual([one.variant]);
  expect((await scan(id, far.sku)).body.data).toMatchObject([
    { outcome: "elsewhere", line: null, message: expect.stringContaining("belongs to Q-101") },
  ]);
  expect((await scan(id, "8900000000001")).body.data).toMatchObject([{ outcome: "unknown" }]);
  expect((await scan(id, one.sku, { pieces: -1 })).body.data).toMatchObject([{ outcome: "less" }]);
  expect((await scan(id, far.sku, { add: true })).body.data).toMatchObject([
    { outcome: "counted", line: { counted: 1 } },
  ]);
  expect((await open({ place: "nowhere at all" })).body.errors).toMatchObject({ place: expect.any(String) });
  for (const [, text] of hostileTexts) {
    expect((await open({ place: text, search: text })).status).toBeLessThan(500);
    expect((await scan(id, text)).status).toBeLessThan(500);
  }
  for (const bad of [
    { scans: [] },
    { scans: [{ scan: "x", code: one.sku }] },
    { scans: [{ scan: randomUUID(), code: one.sku, pieces: 0 }] },
  ])
    expect((await packer.call("POST", `/counts/${id}/scans`, bad)).status).toBe(422);
  for (const path of ["/counts/999999", "/counts/999999999999", "/counts/x"])
    expect([404, 422]).toContain((await packer.call("GET", path)).status);
});
