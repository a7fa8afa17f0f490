import { afterAll, beforeAll, expect, test } from "vitest";
import type { Slot, TryOut } from "../../../contract/bookings.ts";
import type { Today } from "../../../contract/office/today.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { today } from "../../shipping/dates.ts";
import { daysLater } from "../../tryOuts/openTimes.ts";

type Day = {
  free: number;
  holiday: string | null;
  rows: { booking_no: string; state: string; no_shows: number; name: string; closed: boolean }[];
};

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const veena = "kaveri-ekandam-veena";
const visitor = { name: "Asha Raman", email: "asha@example.com", mobile: "9876543210" };
const day = daysLater(today(new Date()), 3);
const slots = async () => (await office.call<Slot[]>("GET", `/get/slots/${veena}?from=${day}`)).body.data;
const book = async (slot: string | undefined) =>
  (await office.call<TryOut>("POST", "/bookings", { slot, product_url: veena, contact: visitor })).body.data;

test("the counter sees the day, keeps times where nobody comes, and a visitor is told when his is cancelled", async () => {
  const { call } = await office.staffMember("counter");
  const [first] = await slots();
  const made = await book(first?.slot);
  const seen = async () => (await call<Day>("GET", `/tryouts?day=${day}`)).body.data;
  expect((await seen()).rows).toMatchObject([{ booking_no: made.booking_no, state: "booked", name: visitor.name }]);
  const { free } = await seen();
  expect(free).toBeGreaterThan(0);
  expect((await call<Day>("GET", `/tryouts?day=${daysLater(today(new Date()), -7)}`)).body.data.free).toBe(0);
  const block = (from: string, until: string) =>
    call<Day>("POST", "/tryouts/block", { day, from, until, reason: "Tuning" });
  expect((await block("09:00", "21:00")).status).toBe(409);
  expect((await block("15:00", "14:00")).status).toBe(422);
  const kept = await block("15:00", "16:00");
  expect([kept.status, kept.body.data.free]).toEqual([200, free - 2]);
  const times = (await slots()).map(({ starts_at }) => starts_at.slice(0, 16));
  expect(times).not.toContain(`${day}T09:30`);
  expect(times).toContain(`${day}T10:30`);
  const no = kept.body.data.rows.find(({ state }) => state === "blocked")?.booking_no;
  expect((await call("POST", `/tryouts/${no}`, { state: "cancelled" })).status).toBe(200);
  expect((await slots()).map(({ starts_at }) => starts_at.slice(0, 16))).toContain(`${day}T09:30`);
  expect((await call("POST", `/tryouts/${made.booking_no}`, { state: "shown" })).status).toBe(409); // not yet
  await office.mailsTo(visitor.email);
  expect((await call("POST", `/tryouts/${made.booking_no}`, { state: "cancelled" })).status).toBe(200);
  expect((await office.mailsTo(visitor.email))[0]?.subject).toMatch(/^Cancelled/);
});

test("the day names who comes today, until somebody has said whether he came", async () => {
  const { call } = await office.staffMember("counter");
  const made = await book((await slots())[6]?.slot);
  const group = async () => {
    const { groups } = (await call<Today>("GET", "/today")).body.data;
    return groups.find(({ kind }) => kind === "try_outs");
  };
  expect(await group()).toMatchObject({ count: 0, late: 0, items: [] });
  // Half an hour within India's day, whatever the hour is.
  await office.sql`
    update try_out set during = tstzrange(greatest(now() - interval '2 minutes', india_today()::timestamp at time zone 'Asia/Kolkata'), now() + interval '10 minutes')
    where booking_no = ${made.booking_no}`;
  const [item] = (await group())?.items ?? [];
  expect(item).toMatchObject({ id: made.booking_no, title: visitor.name, due: null, is_late: false });
  expect(item?.words).toMatch(/^1?\d:\d\d (am|pm), /);
  expect(item?.words).toContain(made.product_name);
  expect(Date.parse(item?.since ?? "")).toBeLessThanOrEqual(Date.now());
  expect((await call("POST", `/tryouts/${made.booking_no}`, { state: "shown" })).status).toBe(200);
  expect(await group()).toMatchObject({ count: 0 });
});

test("a visit whose day becomes a holiday, or whose hour lies outside the new hours, is told until it is moved or the shop is open", async () => {
  const { call } = await office.staffMember("counter");
  const made = await book((await slots())[5]?.slot);
  const group = async () =>
    (await call<Today>("GET", "/today")).body.data.groups.find(({ kind }) => kind === "closed_visits");
  const row = async () => {
    const { rows } = (await call<Day>("GET", `/tryouts?day=${day}`)).body.data;
    return rows.find(({ booking_no }) => booking_no === made.booking_no);
  };
  expect([await group(), await row()]).toMatchObject([{ count: 0 }, { closed: false }]);
  const { shop } = office.shop.settings;
  const { holidays, opening_hours } = shop;
  shop.holidays = [{ from: day, to: day, words: "Pongal", dispatch: false }];
  expect([await group(), await row()]).toMatchObject([
    { count: 1, items: [{ id: made.booking_no, title: visitor.name, due: made.starts_at, is_late: false }] },
    { closed: true },
  ]);
  shop.holidays = holidays;
  shop.opening_hours = ["Mo-Su 19:00-20:30"];
  expect([await group(), await row()]).toMatchObject([{ count: 1 }, { closed: true }]);
  shop.opening_hours = opening_hours;
  expect([await group(), await row()]).toMatchObject([{ count: 0 }, { closed: false }]);
  shop.holidays = [{ from: day, to: day, words: "Pongal", dispatch: false }];
  expect((await call("POST", `/tryouts/${made.booking_no}`, { state: "cancelled" })).status).toBe(200);
  expect(await group()).toMatchObject({ count: 0 });
  shop.holidays = holidays;
});

test("a holiday is named by its words on its day alone", async () => {
  const { call } = await office.staffMember("counter");
  const { shop } = office.shop.settings;
  const { holidays } = shop;
  shop.holidays = [{ from: day, to: day, words: "Pongal", dispatch: false }];
  const seen = async (of: string) => (await call<Day>("GET", `/tryouts?day=${of}`)).body.data.holiday;
  expect([await seen(day), await seen(daysLater(day, 1))]).toEqual(["Pongal", null]);
  shop.holidays = holidays;
});

test("a day before all clocks is refused, and one that no calendar has in words", async () => {
  const { call } = await office.staffMember("counter");
  expect((await call("GET", "/tryouts?day=0001-01-01")).status).toBe(422);
  const { status, body } = await call("GET", "/tryouts?day=2026-02-31");
  expect([status, body]).toMatchObject([422, { errors: { day: "Please enter a day." } }]);
});

test("no time is kept that is past", async () => {
  const { call } = await office.staffMember("counter");
  const past = { day: daysLater(today(new Date()), -1), from: "10:00", until: "11:00", reason: "Tuning" };
  const { status, body } = await call("POST", "/tryouts/block", past);
  expect([status, body]).toMatchObject([422, { errors: { day: "That time is past." } }]);
});

test("a time is kept where the shop is open for some of it; of one at which it is closed that is said", async () => {
  const { call } = await office.staffMember("counter");
  const later = daysLater(day, 1);
  const block = async (from: string, until: string) => {
    const { status, body } = await call("POST", "/tryouts/block", { day: later, from, until, reason: "Tuning" });
    return [status, body.errors];
  };
  const { shop } = office.shop.settings;
  const { holidays } = shop;
  const night = "The shop is closed then: nobody can come.";
  expect(await block("22:00", "23:00")).toEqual([422, { from: night }]);
  expect(await block("00:15", "09:00")).toEqual([422, { from: night }]);
  shop.holidays = [{ from: later, to: later, words: "Pongal", dispatch: false }];
  expect(await block("14:00", "15:00")).toEqual([422, { day: "The shop is closed on this day: nobody can come." }]);
  shop.holidays = holidays;
  expect(await block("00:00", "23:45")).toEqual([200, undefined]);
});

test("who does not come is counted, and told beside his next visit", async () => {
  const { call } = await office.staffMember("counter");
  const made = await book((await slots())[3]?.slot);
  await office.sql`
    update try_out set during = tstzrange(now() - interval '40 minutes', now() - interval '10 minutes') where booking_no = ${made.booking_no}`;
  for (const state of ["no_show", "no_show", "shown", "no_show"])
    expect((await call("POST", `/tryouts/${made.booking_no}`, { state })).status).toBe(200);
  const next = await book((await slots())[4]?.slot);
  const { rows } = (await call<Day>("GET", `/tryouts?day=${day}`)).body.data;
  expect(rows.find(({ booking_no }) => booking_no === next.booking_no)?.no_shows).toBe(1);
  const acts =
    await office.sql`select count(*)::int as n from audit where thing = 'try_out' and thing_id = ${made.booking_no}`;
  expect(acts[0]?.n).toBe(3);
});
