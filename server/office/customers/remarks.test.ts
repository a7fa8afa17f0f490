import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Quote } from "../../../contract/cart.ts";
import type { CustomerData } from "../../../contract/customers.ts";
import type { CustomerSeen } from "../../../contract/office/customers.ts";
import type { OrderRow, Packing } from "../../../contract/office/orders.ts";
import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import { asha } from "../../../tests/support/testCustomers.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { address } from "../../../tests/support/testShop.ts";

type Staff = Awaited<ReturnType<TestOffice["staffMember"]>>;
type Call = Awaited<ReturnType<TestOffice["member"]>>["call"];

let office: TestOffice;
let owner: Staff;
let counter: Staff;
let packer: Staff;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner", "Lakshmi");
  counter = await office.staffMember("counter", "Kumar");
  packer = await office.staffMember("packer", "Mani");
});
afterAll(() => office.close());

const somebody = () => ({
  ...asha,
  email: `${randomUUID().slice(0, 12)}@example.com`,
  mobile: `9${randomInt(1e8, 1e9)}`,
});
const seen = async (id: string | number) => (await counter.call<CustomerSeen>("GET", `/customers/${id}`)).body.data;
const words = "A parcel could not be delivered at this address. Please put it right, or add a landmark.";

async function order(call: Call, person: typeof asha, where: object = {}) {
  const lines = [{ id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 50), quantity: 1 }];
  const asked = { lines, pincode: address.pincode, payment_method: "cod" };
  const { quote } = (await call("POST", "/cart/quote", asked)).body.data as Quote;
  const contact = { name: person.name, email: person.email, mobile: person.mobile };
  const to = { ...address, mobile: person.mobile, ...where };
  const body = { quote, contact, address: to, payment_method: "cod" };
  const { status, body: answer } = await call("POST", "/orders", body, { "Idempotency-Key": randomUUID() });
  return { status, answer, no: (answer.data as { order_no: string } | undefined)?.order_no ?? "" };
}
const check = async (call: Call, { email, mobile }: typeof asha, where: object = {}) =>
  (await call("POST", "/checkout/check", { email, mobile, address: { ...address, ...where } })).body.data;

test("a customer has notes of his own: written and taken away by name, his when he asks for his data, gone with the account", async () => {
  const person = somebody();
  const early = await order(office.browser().call, person);
  const note = (id: string | number, text: string) => counter.call("POST", `/customers/${id}/notes`, { text });
  expect((await note(early.no, "Asks for a\nleft-handed veena.")).status).toBe(200);
  expect((await seen(early.no)).notes).toMatchObject([{ text: "Asks for a\nleft-handed veena.", name: "Kumar" }]);
  const member = await office.member(person);
  expect((await note(member.id, "Call before noon.")).status).toBe(200);
  expect((await note(member.id, "  ")).body.errors).toHaveProperty("text");
  const [latest, first] = (await seen(member.id)).notes;
  expect([latest?.text, first?.name]).toEqual(["Call before noon.", "Kumar"]);
  const whole = async (by: Staff) => (await by.call<OfficeOrder>("GET", `/orders/${early.no}`)).body.data;
  expect((await whole(counter)).customer_notes?.map(({ text }) => text)).toEqual([
    "Call before noon.",
    "Asks for a\nleft-handed veena.",
  ]);
  expect(await whole(packer)).not.toHaveProperty("customer_notes");
  const mine = (await member.call("GET", "/customer/data")).body.data as CustomerData;
  expect(mine.notes.map(({ text }) => text)).toEqual(["Call before noon.", "Asks for a\nleft-handed veena."]);
  const other = await office.member(somebody());
  expect((await owner.call("DELETE", `/customers/${other.id}/notes/${first?.id}`)).status).toBe(404);
  expect((await owner.call("DELETE", `/customers/${member.id}/notes/${first?.id}`)).status).toBe(200);
  expect((await seen(member.id)).notes).toHaveLength(1);
  const acts = await office.sql`
    select act, staff_name, before, after from audit where thing = 'customer' and thing_id = ${String(member.id)} order by id`;
  expect(acts).toMatchObject([
    { act: "customers.note", staff_name: "Kumar", before: null },
    { act: "customers.note-remove", staff_name: "Lakshmi", before: { note: first?.id } },
  ]);
  expect(JSON.stringify(acts)).not.toContain("noon");
  await owner.call("DELETE", `/customers/${member.id}`);
  expect(await office.sql`select from customer_note where email = ${person.email}`).toEqual([]);
});

test("an account under somebody's address that nobody proved has none of the notes about him", async () => {
  const person = somebody();
  const { no } = await order(office.browser().call, person);
  await counter.call("POST", `/customers/${no}/notes`, { text: "Pays late." });
  await office.browser().call("POST", "/register", person);
  const [row] = await office.sql<{ id: number }[]>`select id from customer where email = ${person.email}`;
  expect((await seen(row?.id ?? 0)).notes).toEqual([]);
  expect((await seen(no)).notes).toHaveLength(1);
});

test("a saved address that is marked as wrong: the checkout asks for it, and an order to it waits until a word of it is changed", async () => {
  const person = somebody();
  const member = await office.member(person);
  await member.call("POST", "/customer/address", { ...address, landmark: "", kind: "home" });
  const [saved] = (await seen(member.id)).addresses;
  const mark = (body: object) => counter.call("PUT", `/customers/${member.id}/address`, body);
  expect((await mark({ address_id: saved?.id, wrong: true })).body.errors).toHaveProperty("reason");
  expect((await mark({ address_id: (saved?.id ?? 0) + 1e6, wrong: true, reason: "No" })).status).toBe(404);
  expect((await mark({ address_id: saved?.id, wrong: true, reason: "No such house" })).status).toBe(200);
  expect((await seen(member.id)).addresses[0]?.wrong).toMatchObject({ reason: "No such house", by: "Kumar" });
  // However it is written: with a comma, in capitals; and as a visitor with his address.
  const same = { line1: `${address.line1.toUpperCase()} ,` };
  expect(await check(member.call, person, same)).toEqual({ cod_reason: null, errors: { "address.line1": words } });
  expect(await check(office.browser().call, person)).toMatchObject({ errors: { "address.line1": words } });
  expect(await check(office.browser().call, somebody())).toEqual({ cod_reason: null, errors: {} });
  const refused = await order(member.call, person, same);
  expect([refused.status, refused.answer.errors]).toEqual([422, { "address.line1": words }]);
  expect((await order(member.call, person, { landmark: "Behind the temple tank" })).status).toBe(201);
  const mine = (await member.call("GET", "/customer/data")).body.data as CustomerData;
  expect(mine.wrong_addresses).toMatchObject([{ reason: "No such house" }]);
  await mark({ address_id: saved?.id, wrong: false });
  expect((await seen(member.id)).addresses[0]?.wrong).toBeNull();
  expect((await order(member.call, person)).status).toBe(201);
  expect(
    await office.sql`select before, after from audit where act = 'customers.address' and thing_id = ${String(member.id)} order by id`,
  ).toEqual([
    { before: { address: "right" }, after: { address: "wrong" } },
    { before: { address: "wrong" }, after: { address: "right" } },
  ]);
});

test("an order to a wrong address is told by its page, its row and the packing table before it is packed", async () => {
  const person = somebody();
  const { no } = await order(office.browser().call, person);
  const packing = async () => (await packer.call<Packing>("GET", `/orders/${no}/packing`)).body.data;
  expect(await packing()).toMatchObject({ address_wrong: null });
  const body = { wrong: true, reason: "The courier found nobody" };
  expect((await packer.call("PUT", `/customers/${no}/address`, body)).status).toBe(403);
  expect((await counter.call("PUT", `/customers/${no}/address`, body)).status).toBe(200);
  expect(await packing()).toMatchObject({ address_wrong: { reason: "The courier found nobody", by: "Kumar" } });
  const [row] = (await packer.call<{ rows: OrderRow[] }>("GET", `/orders?search=${no}`)).body.data.rows;
  expect(row).toMatchObject({ order_no: no, address_wrong: true });
  const truth = (await counter.call<OfficeOrder>("GET", `/orders/${no}`)).body.data;
  expect(truth.address_wrong).toMatchObject({ reason: "The courier found nobody" });
  const mended = {
    version: truth.version,
    address: { ...truth.address, mobile: person.mobile, line1: "14 Temple Road" },
  };
  expect((await counter.call("PATCH", `/orders/${no}`, mended)).status).toBe(200);
  expect(await packing()).toMatchObject({ address_wrong: null });
});

test("who is not offered cash on delivery hears so as soon as he says who he is; a network can't ask for many", async () => {
  const person = somebody();
  const { no } = await order(office.browser().call, person);
  await counter.call("PUT", `/customers/${no}/cash`, { closed: true, reason: "Took three parcels not in" });
  const closed = "We can’t offer you cash on delivery. Please choose another way to pay.";
  const visitor = office.browser().call;
  expect(await check(visitor, { ...somebody(), mobile: person.mobile })).toMatchObject({ cod_reason: closed });
  expect(await check(visitor, { ...somebody(), email: person.email })).toMatchObject({ cod_reason: closed });
  expect(await check(visitor, somebody())).toMatchObject({ cod_reason: null });
  const body = { email: person.email, mobile: person.mobile, address };
  const asked = await Promise.all(Array.from({ length: 70 }, () => visitor("POST", "/checkout/check", body)));
  expect(asked.some(({ status }) => status === 429)).toBe(true);
});
