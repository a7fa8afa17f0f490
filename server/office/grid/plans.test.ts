import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { BulkChange, BulkPlan } from "../../../contract/office/grid.ts";
import { newFlute } from "../../../tests/support/officeExamples/products.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { runPlans } from "../../bulk/runPlans.ts";
import { audit } from "../../jobs/audit.ts";
import { attention } from "../../status/attention.ts";
import { readStatus } from "../../status/readStatus.ts";

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let office: TestOffice;
let owner: Member;
let counter: Member;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner", "Meena");
  counter = await office.staffMember("counter");
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Plans prices of ₹1,200 to be `to` from tomorrow on, until the day after. */
const plan = (variants: number[], to: number, more: object = {}, as = owner) =>
  as.call<{ plan: number }>("POST", "/grid/plan", {
    cells: [{ field: "list_price", cells: variants.map((id) => [id, 120_000, to]) }],
    words: "Pongal",
    from: inDays(1),
    until: inDays(2),
    ...more,
  });
const plans = async () => (await owner.call<{ rows: BulkPlan[] }>("GET", "/grid/plans")).body.data.rows;
const planned = async (id: number) => (await plans()).find((row) => row.id === id);
/** Has a day pass for one plan, and the clock look at it. */
async function dayLater(id: number) {
  const day = "interval '25 hours'";
  await office.sql.unsafe(
    `update bulk_plan set from_at = from_at - ${day}, until_at = until_at - ${day} where id = ${id}`,
  );
  // Two nodes look at once.
  await Promise.all([runPlans(office.shop), runPlans(office.shop)]);
}
const priceOf = async (id: number) =>
  (await office.sql<{ price: number }[]>`select price from variant where id = ${id}`)[0]?.price;
const reprice = (id: number, from: number, to: number) =>
  owner.call("POST", "/grid/apply", { cells: [{ field: "list_price", cells: [[id, from, to]] }], words: "By hand" });

test("prices go down by the clock and up again; what somebody changed meanwhile stays and is told", async () => {
  const [one, before, during] = (await Promise.all([1, 2, 3].map(() => newFlute(office)))).map(
    ({ variant }) => variant,
  );
  if (!one || !before || !during) throw new Error("no flutes");
  const made = await plan([one, before, during], 99_900);
  expect(made.status).toBe(200);
  const id = made.body.data.plan;
  await runPlans(office.shop);
  expect(await priceOf(one)).toBe(120_000);
  expect(await planned(id)).toMatchObject({ state: "planned", name: "Meena", words: "Pongal", cells: 3, left: [] });
  await reprice(before, 120_000, 110_000);

  await dayLater(id);
  expect(await Promise.all([one, before, during].map(priceOf))).toEqual([99_900, 110_000, 99_900]);
  expect(await planned(id)).toMatchObject({
    state: "running",
    left: [{ id: before, now: 110_000, why: "Somebody has changed it meanwhile." }],
  });
  await reprice(during, 99_900, 89_900);

  await dayLater(id);
  expect(await Promise.all([one, before, during].map(priceOf))).toEqual([120_000, 110_000, 89_900]);
  const over = await planned(id);
  expect(over).toMatchObject({ state: "over", left: [{ id: before }, { id: during, now: 89_900 }] });
  const changes = (await owner.call<{ rows: BulkChange[] }>("GET", "/grid/changes")).body.data.rows;
  expect(changes.find((row) => row.id === over?.change)).toMatchObject({ name: "Meena", words: "Pongal", cells: 2 });
  expect(changes.find((row) => row.id === over?.undo)).toMatchObject({ undoes: over?.change, cells: 1 });
  const told = await office.sql<{ act: string; staff_name: string }[]>`
    select act, staff_name from audit where thing = 'bulk_plan' and thing_id = ${String(id)}
      or thing = 'bulk' and (after ->> 'plan')::int = ${id} order by id`;
  expect(told.map(({ act, staff_name }) => [act, staff_name])).toEqual([
    ["bulk.plan", "Meena"],
    ["bulk.apply", "Meena"],
    ["bulk.undo", "Meena"],
  ]);
  await dayLater(id);
  expect(await priceOf(one)).toBe(120_000);
});

test("a plan is taken back before it begins, and what it did by hand after; one whose time has passed does nothing", async () => {
  const { variant } = await newFlute(office);
  const gone = (await plan([variant], 99_900)).body.data.plan;
  expect((await owner.call("POST", `/grid/plans/${gone}/end`)).status).toBe(200);
  await dayLater(gone);
  expect(await priceOf(variant)).toBe(120_000);
  expect(await planned(gone)).toMatchObject({ state: "taken_back", taken_back_by: "Meena" });
  expect((await owner.call("POST", `/grid/plans/${gone}/end`)).status).toBe(409);

  const id = (await plan([variant], 99_900)).body.data.plan;
  await dayLater(id);
  expect((await owner.call("POST", `/grid/plans/${id}/end`)).status).toBe(409);
  await owner.call("POST", "/grid/undo", { change: (await planned(id))?.change });
  expect(await priceOf(variant)).toBe(120_000);
  await dayLater(id);
  expect(await planned(id)).toMatchObject({ state: "over", undo: null });

  const missed = (await plan([variant], 99_900)).body.data.plan;
  await office.sql`update bulk_plan set from_at = now() - interval '2 days', until_at = now() - interval '1 day' where id = ${missed}`;
  await runPlans(office.shop);
  expect([await priceOf(variant), (await planned(missed))?.state]).toEqual([120_000, "missed"]);
});

test("a plan that fails keeps no other waiting, is tried again later, and says why in the office and to who runs the shop", async () => {
  const [{ variant: bad }, { variant: good }] = [await newFlute(office), await newFlute(office)];
  const [failing, next] = [(await plan([bad], 99_900)).body.data.plan, (await plan([good], 99_900)).body.data.plan];
  await office.sql`alter table variant add constraint cursed check (id <> ${office.sql.unsafe(String(bad))} or price > 100000)`;
  const told = async () => attention(await readStatus(office.sql)).filter((line) => line.includes("Pongal"));
  try {
    for (const id of [failing, next])
      await office.sql`update bulk_plan set from_at = now() - ${id} * interval '-1 ms' - interval '1 hour' where id = ${id}`;
    await runPlans(office.shop);
    expect(await Promise.all([bad, good].map(priceOf))).toEqual([120_000, 99_900]);
    expect(await planned(failing)).toMatchObject({ state: "planned", fault: expect.stringContaining("cursed") });
    expect(await planned(next)).toMatchObject({ state: "running", fault: null });
    expect(await told()).toEqual([expect.stringContaining("cursed")]);
    await runPlans(office.shop);
    const [row] = await office.sql`select attempts, retry_at > now() as waits from bulk_plan where id = ${failing}`;
    expect(row).toEqual({ attempts: 1, waits: true });
  } finally {
    await office.sql`alter table variant drop constraint cursed`;
  }
  await office.sql`update bulk_plan set retry_at = now() where id = ${failing}`;
  await runPlans(office.shop);
  expect([await priceOf(bad), (await planned(failing))?.fault, await told()]).toEqual([99_900, null, []]);
});

test("a plan that a deadlock undid is tried again at once", async () => {
  const { variant } = await newFlute(office);
  const id = (await plan([variant], 99_900)).body.data.plan;
  await office.sql.unsafe(`
    create sequence once;
    create function deadlocked() returns trigger language plpgsql as $$ begin
      if nextval('once') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new; end $$;
    create trigger deadlocked before insert on bulk_change for each row execute function deadlocked()`);
  try {
    await dayLater(id);
  } finally {
    await office.sql.unsafe("drop trigger deadlocked on bulk_change; drop function deadlocked; drop sequence once");
  }
  expect([await priceOf(variant), await planned(id)]).toMatchObject([99_900, { state: "running", fault: null }]);
});

test("a plan that failed for all of its time is missed, and says why", async () => {
  const { variant } = await newFlute(office);
  const id = (await plan([variant], 99_900)).body.data.plan;
  await office.sql`alter table variant add constraint cursed check (id <> ${office.sql.unsafe(String(variant))} or price > 100000)`;
  try {
    await dayLater(id);
  } finally {
    await office.sql`alter table variant drop constraint cursed`;
  }
  await office.sql`update bulk_plan set until_at = now() - interval '1 minute', retry_at = now() where id = ${id}`;
  await runPlans(office.shop);
  expect([await priceOf(variant), await planned(id)]).toMatchObject([
    120_000,
    { state: "missed", fault: expect.stringContaining("cursed") },
  ]);
});

test("days that can't be are refused, and a role's limit holds as the plan begins", async () => {
  const { variant } = await newFlute(office);
  expect((await plan([variant], 99_900, { from: inDays(-1) })).body.errors).toMatchObject({ from: expect.any(String) });
  expect((await plan([variant], 99_900, { until: inDays(0.5) })).body.errors).toMatchObject({
    until: expect.any(String),
  });
  for (const bad of [{ from: "tomorrow" }, { from: "2026-11-01" }, { cells: [] }, { until: 3 }])
    expect((await plan([variant], 99_900, bad)).status).toBe(422);
  const cost = [{ field: "cost", cells: [[variant, null, 5]] }];
  expect((await plan([variant], 1, { cells: cost }, counter)).status).toBe(403);
  const id = (await plan([variant], 60_000, {}, counter)).body.data.plan;
  await dayLater(id);
  expect(await priceOf(variant)).toBe(120_000);
  expect(await planned(id)).toMatchObject({
    state: "over",
    change: null,
    left: [{ why: expect.stringMatching(/up to 10 %/) }],
  });
  for (const path of ["999999", "x"])
    expect([404, 422]).toContain((await owner.call("POST", `/grid/plans/${path}/end`)).status);
});
