import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import { newBuyer, officeOrder, officeReturn, officeUkulele } from "../../../tests/support/officeOrders.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { address } from "../../../tests/support/testShop.ts";
import { fileGrievance } from "../../grievances/fileGrievance.ts";
import { audit } from "../../jobs/audit.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const key = () => ({ "Idempotency-Key": randomUUID() });
const onHand = async (id: number) =>
  (await office.sql<{ n: number }[]>`select on_hand as n from stock where variant_id = ${id}`)[0]?.n ?? Number.NaN;

test("each role sees of an order what it may: the packer neither money nor how the customer is reached", async () => {
  const { orderNo, total, buyer } = await officeOrder(office, { to: "packed" });
  const seenBy = async (role: string) =>
    (await (await office.staffMember(role)).call<OfficeOrder>("GET", `/orders/${orderNo}`)).body.data;
  const owner = await seenBy("owner");
  expect(owner).toMatchObject({
    order_no: orderNo,
    state: "packed",
    channel: "web",
    may_become: ["cancelled", "shipped"],
    contact: { email: buyer.email, mobile: buyer.mobile },
    money: { total, refundable: 0 },
    documents: [{ kind: "invoice", total, url: `/office/api/orders/${orderNo}/documents/invoice.pdf` }],
  });
  expect(owner.acts).toEqual(["note", "ship", "cancel", "mail"]);
  expect(owner.history.map(({ state, by, name }) => [state, by, name])).toEqual([
    ["confirmed", "shopper", null],
    ["packed", "staff", "clerk"],
  ]);
  expect(owner.audit?.map(({ act }) => act)).toContain("orders.packed");
  const packer = await seenBy("packer");
  const text = JSON.stringify(packer);
  for (const hidden of [buyer.email, buyer.mobile, "unit_price", `:${total}`]) expect(text).not.toContain(hidden);
  expect(packer.address).toEqual({ ...address, mobile: undefined });
  expect(packer.acts).toEqual(["ship"]);
  expect(packer.audit).toBeUndefined();
  expect((await seenBy("counter")).audit).toBeUndefined();
});

test("an order is found however its number is typed, and nobody's is not there", async () => {
  const { orderNo } = await officeOrder(office);
  const packer = await office.staffMember("packer");
  const typed = orderNo.toLowerCase().replace("-", "");
  expect((await packer.call<OfficeOrder>("GET", `/orders/${typed}`)).body.data.order_no).toBe(orderNo);
  expect((await packer.call("GET", "/orders/XXXXX-XXXXX")).status).toBe(404);
});

test("edited before packing: the trial tells what it comes to, the edit does it, and who saw the older one is shown the newer", async () => {
  const { orderNo, id, total } = await officeOrder(office, { pieces: 3, method: "practice" });
  const { call } = await office.staffMember("counter");
  type Edited = { order: OfficeOrder; difference: number; refund: number };
  const lines = [{ id, quantity: 1 }];
  const path = `/orders/${orderNo}`;
  const trial = (await call<Edited>("PATCH", path, { version: 1, lines, trial: true })).body.data;
  expect(trial.order.money?.total).toBe(total + trial.difference);
  expect((await call<OfficeOrder>("GET", path)).body.data).toMatchObject({ version: 1, money: { total }, edits: [] });
  const done = (await call<Edited>("PATCH", path, { version: 1, lines })).body.data;
  expect([done.difference, done.refund]).toEqual([trial.difference, -trial.difference]);
  expect(done.order).toMatchObject({
    version: 2,
    edits: [{ number: 1, name: "The counter", changed: ["lines"], difference: done.difference }],
    money: { refunds: [{ amount: done.refund }], refundable: total - done.refund },
  });
  const late = await call("PATCH", path, { version: 1, note: "Ring twice" });
  expect([late.status, late.body.order]).toEqual([409, done.order]);
  const more = await call("PATCH", path, { version: 2, lines: [{ id, quantity: 9 }] });
  expect([more.status, more.body.message]).toEqual([422, expect.stringContaining("more would be due")]);
  const elsewhere = await call("PATCH", path, { version: 2, address: { ...address, state: "Kerala" } });
  expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ["address.state"]]);
});

test("a note, a parcel put right and a mail once more stand in the order with the name of who did it", async () => {
  const { orderNo } = await officeOrder(office, { to: "shipped" });
  const { call } = await office.staffMember("counter", "Meena");
  await call("POST", `/orders/${orderNo}/note`, { text: "Her son takes it in" });
  for (const number of ["BD1", "BD2"])
    await call("POST", `/orders/${orderNo}/parcel`, { courier: "Blue Dart", number, mail: true });
  const { data } = (await call<OfficeOrder>("POST", `/orders/${orderNo}/mail`, { template: "order_shipped" })).body;
  expect(data.notes).toMatchObject([{ text: "Her son takes it in", name: "Meena" }]);
  expect(data.parcel).toEqual({ courier: "Blue Dart", number: "BD2", url: null });
  expect(data.parcel_facts).toMatchObject([
    { number: "BD1", name: "Meena" },
    { number: "BD2", name: "Meena" },
  ]);
  const mails = data.mails.map(({ template }) => template).toSorted();
  expect(mails).toEqual(["order_confirmed", "order_shipped", "order_shipped", "parcel_corrected", "parcel_corrected"]);
  expect((await call("POST", `/orders/${orderNo}/mail`, { template: "refund" })).status).toBe(409);
  const http = await call("POST", `/orders/${orderNo}/parcel`, {
    courier: "X",
    url: "http://track.example",
    mail: false,
  });
  expect(http.status).toBe(422);
});

test("a role cancels and refunds up to its limit; who has none proves himself above it; a state that is over is told", async () => {
  const { orderNo, total } = await officeOrder(office);
  const counter = await office.staffMember("counter");
  const cancel = { state: "confirmed", version: 1, reason: "Changed his mind" };
  await office.sql`update role_right set most = ${total - 1} where role = 'counter' and right_name = 'orders.cancel'`;
  const above = await counter.call("POST", `/orders/${orderNo}/cancel`, cancel);
  expect([above.status, above.body.reason, above.body.most]).toEqual([403, "limit", total - 1]);
  expect((await counter.call<OfficeOrder>("GET", `/orders/${orderNo}`)).body.data.acts).not.toContain("cancel");
  await office.sql`update role_right set most = 2500000 where role = 'counter' and right_name = 'orders.cancel'`;
  const stale = await counter.call("POST", `/orders/${orderNo}/cancel`, { ...cancel, version: 2 });
  expect(stale.status).toBe(409);
  const done = (await counter.call<OfficeOrder>("POST", `/orders/${orderNo}/cancel`, cancel)).body.data;
  expect(done).toMatchObject({
    state: "cancelled",
    history: [{}, { cause: "Cancelled by the shop: Changed his mind" }],
  });
  expect((await counter.call("POST", `/orders/${orderNo}/cancel`, cancel)).body.order).toMatchObject({
    state: "cancelled",
  });

  const { orderNo: dear } = await officeOrder(office, { pieces: 9, to: "delivered" });
  const refund = { amount: 500_001, reason: "A crack" };
  expect((await counter.call("POST", `/orders/${dear}/refund`, refund, key())).body.reason).toBe("limit");
  const owner = await office.staffMember("owner");
  const old = office.sql`update staff_session set proven_at = now() - interval '6 minutes' where id = ${owner.session}`;
  await old;
  expect((await owner.call("POST", `/orders/${dear}/refund`, refund, key())).body.reason).toBe("prove");
  expect((await owner.call("POST", `/orders/${dear}/refund`, { ...refund, amount: 500_000 }, key())).status).toBe(200);
  // In parts it is no less.
  const part = { amount: 1, reason: "A crack" };
  expect((await counter.call("POST", `/orders/${dear}/refund`, part, key())).body.message).toContain(
    "of one order in all",
  );
  expect((await owner.call("POST", `/orders/${dear}/refund`, part, key())).body.reason).toBe("prove");
});

test("proof is asked for by what an order has had back: not for the same refund again, and of two at once for the second", async () => {
  const owner = await office.staffMember("owner");
  await office.sql`update staff_session set proven_at = now() - interval '6 minutes' where id = ${owner.session}`;
  const delivered = async () => (await officeOrder(office, { pieces: 9, to: "delivered" })).orderNo;
  const give = async (orderNo: string, once: ReturnType<typeof key>) => {
    const { status, body } = await owner.call(
      "POST",
      `/orders/${orderNo}/refund`,
      { amount: 300_000, reason: "A crack" },
      once,
    );
    return [status, body.reason];
  };
  const [one, other, once] = [await delivered(), await delivered(), key()];
  expect([await give(one, once), await give(one, once)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await give(one, key())).toEqual([403, "prove"]);
  const both = await Promise.all([give(other, key()), give(other, key())]);
  expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 403]));
});

test("a refund that is sent again, also at once, is one; another under its key is refused", async () => {
  const { orderNo } = await officeOrder(office, { pieces: 2, to: "delivered" });
  const { call } = await office.staffMember("owner");
  const once = key();
  const give = (amount: number) =>
    call<OfficeOrder>("POST", `/orders/${orderNo}/refund`, { amount, reason: "A crack" }, once);
  const [one, two] = await Promise.all([give(1_000), give(1_000)]);
  expect([one.status, two.status, (await give(1_000)).body.data.money?.refunds.length]).toEqual([200, 200, 1]);
  expect([(await give(2_000)).status, (await give(2_000)).body.reason]).toEqual([409, "key"]);
  const rows = (await call<{ rows: { order_no: string; way: string }[] }>("GET", "/refunds?due=transfer")).body.data
    .rows;
  expect(rows).toContainEqual(
    expect.objectContaining({ order_no: orderNo, way: "transfer", amount: 1_000, age_days: 0 }),
  );
  const paid = await call<{ rows: object[] }>("POST", "/refunds/paid", {
    rows: [
      { order_no: orderNo.toLowerCase(), utr: "UTR123456789" },
      { order_no: orderNo, utr: "UTR123456789" },
      { order_no: "none", utr: "x" },
    ],
  });
  expect(paid.body.data.rows).toMatchObject([
    { order_no: orderNo, done: true, amount: 1_000 },
    { order_no: orderNo, done: false, amount: null },
    { done: false, message: expect.stringContaining("6 to 40") },
  ]);
});

test("a refund that was refused is refused again, and goes through once it can", async () => {
  const { orderNo, total } = await officeOrder(office, { pieces: 1, to: "delivered" });
  const { call } = await office.staffMember("owner");
  const once = key();
  const give = (amount: number, headers = once) =>
    call<OfficeOrder>("POST", `/orders/${orderNo}/refund`, { amount, reason: "A crack" }, headers);
  expect([(await give(total + 1)).status, (await give(total + 1)).status]).toEqual([409, 409]);
  expect([(await give(total)).status, (await give(total)).body.data.money?.refunds.length]).toEqual([200, 1]);
});

test("what comes back is looked at piece by piece: only what is fit for it goes on the shelf, and nothing is taken for granted", async () => {
  const { orderNo, id } = await officeReturn(office, 3);
  const { call } = await office.staffMember("owner");
  const before = await onHand(id);
  const waiting = (await call<{ rows: { order_no: string; pieces: number }[] }>("GET", "/returns?state=requested")).body
    .data;
  expect(waiting.rows).toContainEqual(expect.objectContaining({ order_no: orderNo, pieces: 3, reason: "faulty" }));
  const receive = (lines: object[]) => call<OfficeOrder>("POST", `/returns/${orderNo}/1/receive`, { lines });
  const lines = [
    { id, quantity: 1, condition: "shelf" },
    { id, quantity: 1, condition: "repair" },
    { id, quantity: 1, condition: "scrap" },
  ];
  expect((await receive(lines)).status).toBe(409);
  const silent = await call("PATCH", `/returns/${orderNo}/1`, { decision: "refused" });
  expect([silent.status, silent.body.errors]).toEqual([422, { note: expect.stringContaining("why") }]);
  expect((await call("PATCH", `/returns/${orderNo}/2`, { decision: "accepted" })).status).toBe(404);
  const accepted = await call<OfficeOrder>("PATCH", `/returns/${orderNo}/1`, {
    decision: "accepted",
    note: "On Monday",
  });
  expect(accepted.body.data.returns[0]?.events.at(-1)).toMatchObject({
    state: "accepted",
    note: "On Monday",
    name: "The owner",
  });
  expect((await receive([{ id, quantity: 3 }])).status).toBe(422);
  expect((await receive(lines.slice(1))).status).toBe(422);
  expect((await receive([...lines, { id: id + 1, quantity: 1, condition: "scrap" }])).status).toBe(422);
  const [got, again] = await Promise.all([receive(lines), receive(lines)]);
  expect(new Set([got.status, again.status])).toEqual(new Set([200, 409]));
  const { data } = (await call<OfficeOrder>("GET", `/orders/${orderNo}`)).body;
  expect(data).toMatchObject({ state: "returned", returns: [{ state: "received", pieces: expect.any(Array) }] });
  expect(data.returns[0]?.pieces.map(({ condition }) => condition).toSorted()).toEqual(["repair", "scrap", "shelf"]);
  expect(await onHand(id)).toBe(before + 1);
});

test("an exchange for a caller: kept, shown with what goes out, and sent or paid back by the staff's word", async () => {
  const { orderNo, id, other } = await officeUkulele(office);
  const { call } = await office.staffMember("owner");
  const read = async (no: string) => (await call<OfficeOrder>("GET", `/orders/${no}`)).body.data;
  expect((await read(orderNo)).exchanges).toEqual([
    { id, options: ["Finish"], choices: [{ id: other, option_text: "Natural", left: 2, back: expect.any(Number) }] },
  ]);
  const ask = { lines: [{ id, quantity: 2, exchange_for: other }], reason: "faulty" };
  expect((await call("POST", `/orders/${orderNo}/return`, ask)).status).toBe(200);
  expect((await call("POST", `/orders/${orderNo}/return`, ask)).status).toBe(409);
  const { rows } = (await call<{ rows: { order_no: string }[] }>("GET", "/returns?state=requested")).body.data;
  expect(rows).toContainEqual(expect.objectContaining({ order_no: orderNo, exchange: true }));
  await call("PATCH", `/returns/${orderNo}/1`, { decision: "accepted" });
  const receive = (condition: string, exchange?: string) =>
    call<OfficeOrder>("POST", `/returns/${orderNo}/1/receive`, {
      lines: [
        { id, quantity: 1, condition },
        { id, quantity: 1, condition: "shelf" },
      ],
      ...(exchange && { exchange }),
    });
  const silent = await receive("repair");
  expect([silent.status, silent.body.errors]).toEqual([422, { exchange: expect.stringContaining("please say") }]);
  expect((await receive("repair", "keep")).status).toBe(422);
  const got = (await receive("repair", "send")).body.data;
  const sent = got.returns[0]?.exchange?.order_no ?? "";
  expect(got).toMatchObject({
    state: "returned",
    returns: [{ lines: [{ exchange_for: { id: other, option_text: "Natural" } }], exchange: { state: "sent" } }],
  });
  const order = await read(sent);
  const [paid] = got.money?.payments ?? [];
  expect(paid?.moved).toBe(order.money?.total);
  expect(got.money?.refundable).toBe((paid?.amount ?? 0) - (paid?.refunded ?? 0) - (paid?.moved ?? 0));
  expect(order).toMatchObject({
    state: "confirmed",
    payment_method: "exchange",
    exchange_of: { order_no: orderNo, number: 1 },
    acts: expect.arrayContaining(["pack", "cancel"]),
  });
  const board = JSON.stringify((await call("GET", "/board")).body);
  expect(board).toContain(sent);
});

test("a caller's order: known by his number, quoted as to a shopper, held for a day and paid by a link that he gets by mail", async () => {
  const { orderNo: earlier, buyer, id } = await officeOrder(office);
  const { call } = await office.staffMember("counter", "Meena");
  type Known = { rows: { email: string; addresses: object[]; last_orders: { order_no: string }[] }[] };
  const known = (await call<Known>("GET", `/customers?search=${encodeURIComponent(`+91 ${buyer.mobile}`)}`)).body.data
    .rows;
  expect(known).toMatchObject([{ email: buyer.email, addresses: [address], last_orders: [{ order_no: earlier }] }]);
  expect((await call("GET", "/customers?search=Asha")).status).toBe(422);
  const asked = { lines: [{ id, quantity: 2 }], pincode: address.pincode, payment: "link" };
  const { quote, total } = (await call<{ quote: string; total: number }>("POST", "/quote", asked)).body.data;
  const once = key();
  const body = { quote, contact: buyer, address, payment: "link", note: "Rings at nine" };
  const ways = await Promise.all([1, 2].map(() => call<OfficeOrder>("POST", "/orders", body, once)));
  expect(new Set(ways.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const [order, same] = ways.map((way) => way.body.data);
  expect(same?.order_no).toBe(order?.order_no);
  expect(order).toMatchObject({
    state: "awaiting_payment",
    channel: "phone",
    placed_by: "Meena",
    money: { total },
    history: [{ by: "staff", name: "Meena" }],
    mails: [{ template: "payment_link" }],
  });
  const held = new Date(order?.expires_at ?? 0).getTime() - new Date(order?.placed_at ?? 0).getTime();
  expect(held).toBe(24 * 3_600_000);
  const edited = await call("PATCH", `/orders/${order?.order_no}`, { version: 1, lines: [{ id, quantity: 1 }] });
  expect(edited.status).toBe(200);
  const cash = await call<OfficeOrder>("POST", "/orders", { ...body, contact: newBuyer(), payment: "cod" }, key());
  expect([cash.status, cash.body.reason]).toEqual([409, "checkout"]);
});

test("a caller's form says of each field that is empty what to enter, and speaks of the caller as of another", async () => {
  const { call, fetch } = await office.staffMember("counter", "Meena");
  const empty = { name: "", mobile: "", pincode: "", line1: "", line2: "", city: "", state: "" };
  const body = { quote: "x", contact: { name: "", email: "", mobile: "" }, address: empty, payment: "cod" };
  const { errors } = (await call("POST", "/orders", body, key())).body as unknown as { errors: object };
  expect(errors).toMatchObject({
    "contact.name": "Please enter the caller's full name.",
    "contact.email": "Please enter the caller's e-mail address.",
    "contact.mobile": "Please enter the caller's mobile number.",
    "address.name": "Please enter the caller's full name.",
    "address.city": "Please enter the town or city.",
    "address.state": "Please choose the state.",
  });
  expect((await call("GET", "/place/600004")).body.data).toMatchObject({ city: "Chennai", state: "Tamil Nadu" });
  expect((await fetch("GET", "/place/111111")).status).toBe(404);
  expect((await call("GET", "/session")).body.data).toMatchObject({ shop: { takes_links: true } });
});

test("complaints stand by their clocks; each step has its words and the name of who took it", async () => {
  const { orderNo } = await officeOrder(office);
  const file = (order_no?: string) =>
    fileGrievance(office.shop, { ...newBuyer(), order_no, text: "The bridge of my veena came loose." });
  const [late, fresh] = [await file(orderNo.toLowerCase()), await file()];
  await office.sql`update grievance set acknowledge_by = now() - interval '1 hour' where ticket = ${late.ticket}`;
  const { call } = await office.staffMember("counter", "Meena");
  type Rows = { rows: { ticket: string; due: { clock: string; seconds: number } | null }[] };
  const { rows } = (await call<Rows>("GET", "/complaints")).body.data;
  const place = (ticket: string) => rows.findIndex((row) => row.ticket === ticket);
  expect(place(late.ticket)).toBeLessThan(place(fresh.ticket));
  expect(rows[place(late.ticket)]?.due).toMatchObject({ clock: "acknowledge", seconds: expect.any(Number) });
  expect(rows[place(late.ticket)]?.due?.seconds).toBeLessThan(0);
  const path = `/complaints/${late.ticket.toLowerCase()}`;
  expect((await call("GET", path)).body.data).toMatchObject({
    order: { order_no: orderNo },
    may_become: ["acknowledged", "in_progress", "resolved"],
  });
  const resolved = await call("POST", path, { state: "resolved", note: "A new bridge is on its way." });
  expect(resolved.body.data).toMatchObject({
    state: "resolved",
    due: null,
    timeline: [
      { state: "received", name: null },
      { state: "resolved", note: "A new bridge is on its way.", name: "Meena" },
    ],
  });
  expect((await call("POST", path, { state: "in_progress" })).status).toBe(409);
  const over = (await call<Rows>("GET", "/complaints?view=over")).body.data.rows;
  expect(over.map(({ ticket }) => ticket)).toContain(late.ticket);
});
