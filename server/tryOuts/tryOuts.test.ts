import { afterAll, beforeAll, expect, test } from "vitest";
import type { Slot, TryOut } from "../../contract/bookings.ts";
import { SchedulingStandIn } from "../../tests/standIns/scheduling.ts";
import { type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { today } from "../shipping/dates.ts";
import { forgetVisitors, freeUnfinished, remind } from "./jobs.ts";
import { daysLater, openTimes } from "./openTimes.ts";

const veena = "kaveri-ekandam-veena";
const guitar = "ashcombe-no-1";
let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

let people = 0;
const person = () => {
  const n = ++people;
  return { name: `Visitor ${n}`, email: `visitor${n}@example.com`, mobile: `98${String(n).padStart(8, "0")}` };
};
const from = daysLater(today(new Date()), 2);
const slots = async (product = veena, first = from) =>
  (await shop.call<Slot[]>("GET", `/get/slots/${product}?from=${first}`)).body.data;
const book = async (body: object = {}, on = shop, more: Record<string, string> = {}) => {
  const answer = await on.browser().call("POST", "/bookings", { product_url: veena, contact: person(), ...body }, more);
  return { status: answer.status, body: answer.body, made: answer.body.data as TryOut };
};
const by = (link: string, path = "") => {
  const { pathname, search } = new URL(link, "http://shop.test");
  return `${pathname.replace("/booking/", "/bookings/")}${path}${search}`;
};
const free = async (n: number) => (await slots())[n]?.slot ?? "";

test("half hours of the opening hours are offered, none on a holiday, none in the past", async () => {
  const week = await slots();
  expect(week.length).toBeGreaterThan(20);
  for (const { starts_at, ends_at } of week) {
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(1_800_000);
    expect(starts_at >= new Date(Date.now() + 7_200_000).toISOString()).toBe(true);
  }
  const holidays = [{ from: "2026-12-25", to: "2026-12-25", words: "Christmas" }];
  const hours = { opening_hours: ["Mo-Sa 10:00-11:15", "Fr 10:15-12:00"], holidays };
  expect(openTimes("2026-12-24", hours).map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual([
    "04:30",
    "05:00",
  ]);
  expect(openTimes("2026-12-25", hours)).toEqual([]);
  expect(openTimes("2026-12-27", hours)).toEqual([]);
  const friday = openTimes("2026-12-18", hours);
  for (const [n, { starts_at }] of friday.entries())
    expect(starts_at.getTime()).toBeGreaterThanOrEqual(friday[n - 1]?.ends_at.getTime() ?? 0);
  expect(await slots(veena, daysLater(today(new Date()), 400))).toEqual([]);
  expect(await slots("toriumi-k61")).toEqual([]); // not shown
  expect((await shop.call("GET", "/get/slots/no-such-veena")).status).toBe(404);
  const noDay = await shop.call("GET", `/get/slots/${veena}?from=2026-02-30`);
  expect([noDay.status, noDay.body.message]).toEqual([422, "Please enter a day as 2026-11-24."]);
});

test("of 64 who want one time at once one gets it, whatever they want to try and whoever they are", async () => {
  const slot = await free(0);
  const wishes = Array.from({ length: 64 }, (_, n) => book({ slot, product_url: n % 2 ? veena : guitar }));
  const statuses = (await Promise.all(wishes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(63);
  expect((await slots()).map((one) => one.slot)).not.toContain(slot);
});

test("the database itself lets nobody have a room, an instrument or a person twice at a time", async () => {
  const insert = (room: number, product: number | null, mobile: string, state = "booked") => shop.sql`
    insert into try_out (booking_no, state, room, during, product_id, mobile)
    values (gen_random_uuid(), ${state}, ${room}, tstzrange('2031-01-01T10:10Z', '2031-01-01T10:40Z'), ${product}, ${mobile})`;
  await insert(1, 1, "9000000001");
  await expect(insert(1, 2, "9000000002")).rejects.toThrow("try_out_one_room");
  await expect(insert(2, 1, "9000000002")).rejects.toThrow("try_out_one_instrument");
  await expect(insert(2, 2, "9000000001")).rejects.toThrow("try_out_one_person");
  await insert(2, 2, "9000000002");
  await insert(1, 1, "9000000001", "cancelled");
});

test("the same request again is the same booking; a person has two times at most; what is no time is refused", async () => {
  const [slot, contact] = [await free(1), person()];
  const key = { "Idempotency-Key": "the key of one form" };
  const both = await Promise.all([book({ slot, contact }, shop, key), book({ slot, contact }, shop, key)]);
  expect(new Set(both.map(({ made }) => made.booking_no)).size).toBe(1);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
  const other = await book({ slot: await free(1), contact }, shop, key);
  expect([other.status, other.body.reason]).toEqual([409, "key"]);
  expect((await book({ slot: await free(1), contact })).status).toBe(201);
  const third = await book({ slot: await free(1), contact });
  expect([third.status, third.body.reason]).toEqual([409, "many"]);
  for (const [wrong, status] of [
    ["tomorrow", 422],
    ["2026-13-45T99:00Z", 422],
    ["2020-01-01T06:00:00Z", 409],
    ["", 422],
  ])
    expect((await book({ slot: wrong })).status).toBe(status);
  expect((await book({ slot: await free(1), product_url: "toriumi-k61" })).status).toBe(404);
  const refused = await book({ slot: await free(1), contact: { name: "", email: "x", mobile: "1" } });
  expect([refused.status, Object.keys(refused.body.errors as object).length]).toEqual([422, 3]);
});

test("a key is of who sent it, and for a day: somebody else's same key is a booking of his own", async () => {
  const key = { "Idempotency-Key": "12345678" };
  const [mine, his] = [person(), person()];
  const slot = await free(6);
  const first = await book({ slot, contact: mine }, shop, key);
  const others = await book({ slot: await free(6), contact: his }, shop, key);
  expect([first.status, others.status]).toEqual([201, 201]);
  expect(others.made.booking_no).not.toBe(first.made.booking_no);
  const guessed = await book({ slot, contact: { ...mine, email: "curious@example.com" } }, shop, key);
  expect([guessed.status, guessed.made]).toEqual([409, undefined]);
  expect((await book({ slot, contact: mine }, shop, key)).made.booking_no).toBe(first.made.booking_no);
  await shop.sql`update try_out set created_at = now() - interval '25 hours' where booking_no = ${first.made.booking_no}`;
  await forgetVisitors(shop.shop);
  expect((await book({ slot: await free(6), contact: mine }, shop, key)).status).toBe(201);
});

test("a booking is confirmed, moved and cancelled by its link alone, and the mails say so with a calendar file", async () => {
  const contact = person();
  const subjects = async () => (await shop.mailsTo(contact.email)).map(({ subject }) => subject.split(" with")[0]);
  const { made } = await book({ slot: await free(2), contact });
  expect(await subjects()).toEqual(["Your time"]);
  expect(await shop.call("GET", `/bookings/${made.booking_no}?key=${"x".repeat(22)}`)).toMatchObject({ status: 404 });
  expect((await shop.call("POST", by(made.link, "/confirm"))).body.data).toMatchObject({ confirmed: true });
  const [old, next] = [made.starts_at, await free(3)];
  const moved = await shop.call<TryOut>("POST", by(made.link, "/move"), { slot: next });
  expect(moved.body.data).toMatchObject({ booking_no: made.booking_no, confirmed: false });
  expect((await subjects())[0]).toBe("Your new time");
  expect((await slots()).map(({ starts_at }) => starts_at)).toContain(old);
  const other = await book({ slot: await free(3) });
  const toOther = await shop.call("POST", by(made.link, "/move"), { slot: other.made.starts_at.replace(".000", "") });
  expect([toOther.status, toOther.body.reason]).toEqual([409, "taken"]);
  expect((await shop.call("POST", by(made.link, "/cancel"))).body.data).toMatchObject({ state: "cancelled" });
  expect((await shop.call("POST", by(made.link, "/cancel"))).status).toBe(200);
  for (const act of ["/confirm", "/move"])
    expect((await shop.call("POST", by(made.link, act), { slot: await free(3) })).status).toBe(409);
  expect(new Set(await subjects())).toEqual(new Set(["Cancelled: your time", "Your new time", "Your time"]));
  const file = await shop.others.fetch(new Request(`http://shop.test${made.calendar}`));
  const text = await file.text();
  expect(file.headers.get("Content-Type")).toContain("text/calendar");
  expect(text).toContain(`UID:${made.booking_no}@`);
  expect(text).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:2\r\n/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("who booked in good time is reminded once, the day before", async () => {
  const contact = person();
  const { made } = await book({ slot: await free(4), contact });
  await remind(shop.shop);
  const about = async () => (await shop.mailsTo(contact.email)).filter(({ subject }) => subject.startsWith("Tomorrow"));
  expect(await about()).toHaveLength(0);
  await shop.sql`update try_out set during = tstzrange(now() + interval '23 hours', now() + interval '23 hours 30 minutes'),
    changed_at = now() - interval '2 days' where booking_no = ${made.booking_no}`;
  await Promise.all([remind(shop.shop), remind(shop.shop)]);
  await remind(shop.shop);
  const [mail, ...more] = await about();
  expect([more.length, mail?.text]).toEqual([0, expect.stringContaining(made.link)]);
});

test("by a scheduling service: its times, its word; when it fails nothing is booked and it forgets what it may have kept", async () => {
  const service = await SchedulingStandIn.start();
  const by = { SCHEDULING_URL: `${service.server.url}/api`, SCHEDULING_TOKEN: service.token };
  const served = await testCustomers(by);
  try {
    const times = async () => (await served.call<Slot[]>("GET", `/get/slots/${veena}?from=${from}`)).body.data;
    expect(await times()).toHaveLength(14);
    const [first, second, third] = await times();
    const { made, status } = await book({ slot: first?.slot }, served);
    expect([status, service.kept.get(made.booking_no)]).toEqual([201, first?.starts_at]);
    expect(await times()).toHaveLength(13);
    service.kept.set("somebody by phone", second?.starts_at ?? "");
    expect((await book({ slot: second?.slot }, served)).status).toBe(409);
    for (const fault of ["lost", "gone", 500, 401] as const) {
      service.server.faults.push("none", fault); // the times first, then the booking
      expect((await book({ slot: third?.slot }, served)).status).toBe(503);
      await served.sql`update outbox set run_at = now()`;
      while ((await dispatchOutbox(served.shop)) > 0);
      expect([...service.kept.values()]).not.toContain(third?.starts_at);
    }
    expect((await book({ slot: third?.slot }, served)).status).toBe(201);
    for (const fault of ["html", 500, "gone"] as const) {
      service.server.faults.push(fault);
      expect((await served.call("GET", `/get/slots/${veena}?from=${from}`)).status).toBe(503);
    }
    const seen = service.server.seen.length;
    expect((await served.call("GET", `/get/slots/${veena}?from=${from}`)).status).toBe(503);
    expect(service.server.seen).toHaveLength(seen); // left alone for a while
  } finally {
    await served.close();
    await service.server.close();
  }
});

test("what a crash left half booked is free again", async () => {
  const slot = await free(5);
  await shop.sql`
    insert into try_out (booking_no, state, during, mobile, changed_at)
    values ('LEFT-OVER', 'asked', tstzrange(${slot}::timestamptz, ${slot}::timestamptz + interval '30 minutes'), '9000000077', now() - interval '3 minutes')`;
  expect((await book({ slot })).status).toBe(409);
  expect(await freeUnfinished(shop.shop)).toBe(1);
  expect((await book({ slot })).status).toBe(201);
});
