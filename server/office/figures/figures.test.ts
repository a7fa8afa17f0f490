import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Figures } from "../../../contract/office/figures.ts";
import { by, flute, orderOfDay, ordersInEveryState, ukulele } from "../../../tests/support/ordersInEveryState.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { countDays } from "../../figures/countDays.ts";
import { daysAfter } from "../../figures/period.ts";
import { audit } from "../../jobs/audit.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
let today = "";
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
  const [day] = await office.sql<[{ today: string }]>`select india_today()::text as today`;
  today = day.today;
  await ordersInEveryState(office);
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const figures = async (query: Record<string, string> = {}, as = owner) =>
  (await as.call<Figures>("GET", `/figures?${new URLSearchParams(query)}`)).body.data;
const span = (from: string, to: string) => ({ period: "own", from, to });
const long = () => span(daysAfter(today, -60), today);

/** The orders between two days as they stand in the books, with what was credited of each. */
const ordersIn = (from: string, to: string) => office.sql<
  {
    day: string;
    state: string;
    payment_method: string;
    total: number;
    discount: number;
    back: number;
    coupon_code: string | null;
  }[]
>`
  select (placed_at at time zone 'Asia/Kolkata')::date::text as day, state, payment_method, total, discount, coupon_code,
    (select coalesce(sum(total), 0)::bigint from tax_document d where d.order_id = o.id and kind = 'credit_note') as back
  from orders o where (placed_at at time zone 'Asia/Kolkata')::date between ${from} and ${to} order by id`;
const isSold = ({ state }: { state: string }) => !["awaiting_payment", "cancelled", "expired"].includes(state);
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

test("figures are what a plain count of the orders says, whatever has become of each", async () => {
  for (const [from, to] of [
    [daysAfter(today, -60), today],
    [daysAfter(today, -8), daysAfter(today, -1)],
    [today, today],
  ] as const) {
    const seen = await figures(span(from, to));
    const all = await ordersIn(from, to);
    const sold = all.filter(isSold);
    expect(seen.totals).toMatchObject({
      orders: sold.length,
      sales: sum(sold, ({ total }) => total),
      discount: sum(sold, ({ discount }) => discount),
      back: sum(sold, ({ back }) => back),
    });
    for (const { day, orders, sales } of seen.days) {
      const own = sold.filter((row) => row.day === day);
      expect([day, orders, sales]).toEqual([day, own.length, sum(own, ({ total }) => total)]);
    }
    for (const { name, orders, sales } of seen.payments) {
      const own = sold.filter(({ payment_method }) => payment_method === name);
      expect([name, orders, sales]).toEqual([name, own.length, sum(own, ({ total }) => total)]);
    }
    expect(sum(seen.states, ({ orders }) => orders)).toBe(all.length);
    for (const { name, orders } of seen.states)
      expect([name, orders]).toEqual([name, all.filter(({ state }) => state === name).length]);
  }
});

test("every state is among them; what was cancelled or not paid is no sale", async () => {
  const { states, totals, channels } = await figures(long());
  expect(states.map(({ name }) => name).sort()).toEqual(
    [
      "awaiting_payment",
      "cancelled",
      "confirmed",
      "delivered",
      "expired",
      "packed",
      "partly_returned",
      "returned",
    ].sort(),
  );
  expect(channels).toEqual([{ name: "web", orders: totals.orders, sales: totals.sales }]);
});

test("goods are told by department, maker and product, and what stayed of them beside its cost", async () => {
  const { departments, makers, products, totals } = await figures(long());
  const lines = await office.sql<{ sku: string; goods: number; pieces: number }[]>`
    select sku, sum(taxable + tax)::bigint as goods, sum(quantity)::int as pieces from order_line l join orders o on o.id = l.order_id
    where state not in ('awaiting_payment', 'cancelled', 'expired') group by sku`;
  for (const [rows, names] of [
    [departments, ["Indian Classical", "Guitars & Ukuleles"]],
    [makers, ["Venu & Sons", "Sembiyan"]],
    [products, ["Venu Carnatic Flute 5 Kattai", "Sembiyan Concert Ukulele"]],
  ] as const)
    for (const [nth, sku] of [flute, ukulele].entries()) {
      const line = lines.find((one) => one.sku === sku);
      const row = rows.find(({ name }) => name === names[nth]);
      expect([row?.name, row?.goods, row?.pieces]).toEqual([names[nth], line?.goods, line?.pieces]);
    }
  expect(sum(products, ({ goods }) => goods)).toBe(totals.goods);
  // Of the ukulele no cost is known; of flutes ₹500 a piece that stayed: 14 sold, 1 + 2 + 1 came back.
  const [fluteRow, ukuleleRow] = [flute, ukulele].map((sku) => products.find(({ slug }) => slug.toUpperCase() === sku));
  expect(fluteRow).toMatchObject({ pieces: 14, pieces_back: 4, margin: { cost: 10 * 50_000 } });
  expect(fluteRow?.margin.known).toBe(fluteRow?.margin.kept);
  expect(ukuleleRow?.margin).toMatchObject({ known: 0, cost: 0 });
  expect(totals.margin).toEqual({
    kept: (fluteRow?.margin.kept ?? 0) + (ukuleleRow?.margin.kept ?? 0),
    known: fluteRow?.margin.known,
    cost: 500_000,
  });
  // Another cost from now on changes nothing of what was sold.
  await office.sql`update variant set cost = 70000 where sku = ${flute}`;
  await office.sql`insert into figure_stale (day) select distinct india_day(placed_at) from orders`;
  await countDays(office.sql);
  expect((await figures(long())).totals.margin.cost).toBe(500_000);
});

test("what coupons took off, and why what came back", async () => {
  const { coupons, reasons, returns, totals } = await figures(long());
  const used = (await ordersIn(daysAfter(today, -60), today)).filter((row) => row.coupon_code && isSold(row));
  expect(coupons).toEqual([{ code: "MARGAZHI", orders: 1, sales: used[0]?.total, discount: used[0]?.discount }]);
  const credited = await office.sql<{ cause: string; total: number }[]>`
    select d.cause, d.total from tax_document d join orders o on o.id = d.order_id where d.kind = 'credit_note' and o.state <> 'cancelled'`;
  const back = (of: (cause: string) => boolean) =>
    sum(
      credited.filter(({ cause }) => of(cause)),
      ({ total }) => total,
    );
  expect(sum(reasons, ({ back: paise }) => paise)).toBe(totals.back);
  expect(reasons).toContainEqual({ name: "refund", pieces: 0, back: back((cause) => cause.startsWith("staff:")) });
  expect(reasons).toContainEqual({ name: "undelivered", pieces: 1, back: back((cause) => cause === "undelivered") });
  expect(reasons.find(({ name }) => name === "faulty")?.pieces).toBe(1);
  expect(reasons.find(({ name }) => name === "change_of_mind")?.pieces).toBe(2);
  expect(returns.find(({ slug }) => slug === "venu")).toMatchObject({ pieces: 4, sold: 14 });
  expect(sum(returns, ({ back: paise }) => paise)).toBe(totals.back);
});

test("a day is held against its weekday before, and both are told", async () => {
  const seen = await figures({ ...span(today, today), compare: "before" });
  expect(seen).toMatchObject({ running: true, before: { from: daysAfter(today, -7), to: daysAfter(today, -7) } });
  const eight = await figures({ ...span(daysAfter(today, -1), today), compare: "before" });
  const before = (await ordersIn(daysAfter(today, -8), daysAfter(today, -8))).filter(isSold);
  expect(eight.totals_before).toMatchObject({ orders: before.length, sales: sum(before, ({ total }) => total) });
  expect(eight.days[0]?.before).toEqual({
    day: daysAfter(today, -8),
    orders: before.length,
    sales: sum(before, ({ total }) => total),
  });
  expect(await figures({ compare: "none" })).toMatchObject({ before: null, totals_before: null, running: true });
});

test("what changes is counted with the next run, and until then the page says so", async () => {
  const before = await figures(span(today, today));
  expect(before.uncounted).toBe(0);
  const { no, total } = await orderOfDay(office);
  expect(await figures(span(today, today))).toMatchObject({ uncounted: 1, totals: { sales: before.totals.sales } });
  expect(await countDays(office.sql)).toBe(1);
  expect(await figures(span(today, today))).toMatchObject({
    uncounted: 0,
    totals: { orders: before.totals.orders + 1, sales: before.totals.sales + total },
  });
  await cancelOrder(office.shop, no, ["confirmed"], by);
  const both = await Promise.all([countDays(office.sql), countDays(office.sql)]);
  expect(Math.min(...both)).toBe(0);
  expect(Math.max(...both)).toBe(1);
  expect((await figures(span(today, today))).totals).toEqual(before.totals);
  expect(await countDays(office.sql)).toBe(0);
});

test("the audit finds a day, a month, goods or reasons that say something else than the orders", async () => {
  const rules = async (spoil: string) => {
    await office.sql.unsafe(spoil);
    const found = (await audit(office.sql)).map(({ rule }) => rule);
    await office.sql`insert into figure_stale (day) select distinct day from figure_day`;
    await countDays(office.sql);
    return found;
  };
  expect(await rules("update figure_day set sales = sales + 1")).toContain(
    "the figures of a day are what its orders add up to",
  );
  expect(await rules("update figure_day set back = back + 1")).toContain(
    "what is counted as given back is what was credited",
  );
  expect(await rules("delete from figure_product")).toContain("the figures of goods are those of their day");
  expect(await rules("update figure_product_month set goods = goods + 1")).toContain(
    "the figures of a month are those of its days",
  );
  expect(await rules("delete from figure_return")).toContain("the reasons of returns explain all that was given back");
});

test("each table is a file, whole, with amounts in rupees; a name is no formula", async () => {
  await office.sql`update product set name = '=HYPERLINK("x")' where slug = ${ukulele.toLowerCase()}`;
  const file = async (table: string) => {
    const answer = await owner.fetch("GET", `/figures/${table}?${new URLSearchParams(long())}`);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${table}-${daysAfter(today, -60)}-${today}.csv"`,
    );
    return (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
  };
  const seen = await figures(long());
  const days = await file("days");
  expect(days).toHaveLength(62);
  expect(days[1]).toMatch(/^\d{4}-\d\d-\d\d,0,0\.00,/);
  const products = await file("products");
  expect(products[0]).toMatch(/^product,slug,pieces,goods_inr,/);
  expect(products.some((line) => line.startsWith(`"'=HYPERLINK(""x"")",sembiyan-concert-ukulele,`))).toBe(true);
  for (const table of [
    "departments",
    "makers",
    "payments",
    "channels",
    "states",
    "coupons",
    "reasons",
    "returns",
    "missed",
  ] as const)
    expect([table, (await file(table)).length]).toEqual([table, seen[table].length + 1]);
});

test("days that can't be are said at their field; figures are for who may see them", async () => {
  const wrong = async (query: string) => (await owner.call("GET", `/figures?${query}`)).body.errors;
  expect(await wrong("period=own&from=2026-11-02")).toEqual({ to: "Please enter the last day." });
  expect(await wrong("period=own&from=2026-11-02&to=2026-11-01")).toEqual({
    to: "The last day lies before the first.",
  });
  expect(await wrong("period=own&from=2016-11-02&to=2026-11-01")).toEqual({ to: "Three years at once are the most." });
  expect(await wrong("period=own&from=soon&to=2026-11-01")).toEqual({ from: "Please enter a day." });
  for (const [role, status] of [
    ["owner", 200],
    ["accountant", 200],
    ["counter", 403],
    ["packer", 403],
  ] as const)
    for (const path of ["/figures", "/figures/products"])
      expect([role, path, (await (await office.staffMember(role)).fetch("GET", path)).status]).toEqual([
        role,
        path,
        status,
      ]);
});
