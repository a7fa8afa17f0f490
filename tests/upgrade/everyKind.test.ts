import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficeOrder } from "../../contract/office/orderTruth.ts";
import type { TaxMonth } from "../../contract/office/tax.ts";
import type { Order } from "../../contract/orders.ts";
import type { Sql } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { countDays } from "../../server/figures/countDays.ts";
import { audit } from "../../server/jobs/audit.ts";
import { sheetsOf } from "../support/pdf.ts";
import { officeOf, type TestOffice, testOffice } from "../support/testOffice.ts";
import { shopOn } from "../support/testShop.ts";
import { copyDown } from "./copyDown.ts";
import { everyKind, type Kind } from "./everyKind.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

const settings = { COD_LIMIT: "100000000", PRACTICE_GATEWAY: "on" };
const folder = mkdtempSync(join(tmpdir(), "swara-upgrade-"));
let source: TestOffice;
let kinds: Kind[];
/** What each order's pages say where nothing was upgraded. */
const said = new Map<string, Awaited<ReturnType<typeof pagesOf>>>();
beforeAll(async () => {
  source = await testOffice(settings);
  kinds = await everyKind(source);
  expect(await audit(source.sql)).toEqual([]);
  const owner = await source.staffMember("owner");
  for (const kind of kinds) said.set(kind.orderNo, await pagesOf(source, owner, kind));
}, 300_000);
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = (name: string) => migrations.findIndex((file) => file.slice("0000_".length) === `${name}.sql`);
/** The schemas with which a kind of order came, by the migrations that had run. */
const begun = [
  "invoices",
  "partly_returned",
  "invoice_at_packing",
  "one_order",
  "settlements",
  "gifts",
  "bank_files",
  "exchanges",
  "two_parcels",
];
const versions = [...begun.map((name) => place(name) + 1), migrations.length - 1].map(
  (length) => [migrations[length - 1] ?? "", migrations.slice(0, length)] as const,
);

/** An invoice or a credit note: its number, what it taxes, the taxes, and what it comes to. */
type Paper = [
  number: string,
  taxable: number,
  cgst: number,
  sgst: number,
  igst: number,
  roundOff: number,
  total: number,
];

/** All that orders say of money, in paise, by their number: as every schema with invoices can be asked. */
const sums = (sql: Sql) => sql<{ papers: Paper[] | null }[]>`
  select order_no, state, items, discount, shipping, fees, tax_included, total,
    (select jsonb_agg(jsonb_build_array(sku, quantity, unit_price, discount, taxable, tax, charges, charges_tax, returned) order by sku)
      from order_line where order_id = o.id) as lines,
    (select jsonb_agg(jsonb_build_array(amount, accepted, refunded) order by id) from payment where order_id = o.id) as payments,
    (select jsonb_agg(jsonb_build_array(r.amount, r.state) order by r.id) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds,
    (select jsonb_agg(jsonb_build_array(number, taxable, cgst, sgst, igst, round_off, total) order by id) from tax_document where order_id = o.id) as papers
  from orders o order by order_no`;

type Office = Awaited<ReturnType<ReturnType<typeof officeOf>["staffMember"]>>;
/** What older schemas don't know of an order, or what is another order's: who did what, which mails went, where pieces are. */
const passing = new Set(["acts", "audit", "mails", "version", "available", "pieces"]);
/** What the office's page of an order says for good. */
const lasting = (order: OfficeOrder): unknown =>
  JSON.parse(JSON.stringify(order), (key, value: { at?: string; name?: unknown } | null) => {
    if (passing.has(key)) return undefined;
    if (value?.at) delete value.name;
    return value;
  });

/** A shop's order page, and the office's own page of it. */
async function pagesOf(shop: Pick<TestOffice, "order">, owner: Office, { orderNo, link }: Kind) {
  const order: Order = await shop.order(link);
  const office = await owner.call<OfficeOrder>("GET", `/orders/${orderNo}`);
  expect([orderNo, office.status]).toEqual([orderNo, 200]);
  return { order, office: lasting(office.body.data) };
}

/** What an order's invoice and credit notes say, as PDFs. */
async function papersOf(owner: Office, { orderNo }: Kind, { invoice, credit_notes }: Order) {
  const files = [...(invoice ? ["invoice.pdf"] : []), ...credit_notes.map((_, nth) => `credit-note-${nth + 1}.pdf`)];
  const papers: unknown[] = [];
  for (const file of files) {
    const pdf = await owner.fetch("GET", `/orders/${orderNo}/documents/${file}`);
    expect([orderNo, file, pdf.status]).toEqual([orderNo, file, 200]);
    papers.push(await sheetsOf(new Uint8Array(await pdf.arrayBuffer())));
  }
  return papers;
}

/** The month as it is declared, by its own totals, and by what its documents say. */
async function expectMonth(owner: Office, papers: Paper[]): Promise<void> {
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const { body } = await owner.call<TaxMonth>("GET", `/tax/${month}`);
  const invoices = papers.filter(([number]) => number.startsWith("SW/"));
  const notes = papers.filter((paper) => !invoices.includes(paper));
  const sum = (of: Paper[]) => of.reduce((total, paper) => total + paper[6], 0);
  expect(body.data.whole).toMatchObject({
    invoices: invoices.length,
    notes: notes.length,
    total: sum(invoices) - sum(notes),
  });
  expect(body.data.checks.filter(({ count }) => count > 0)).toEqual([]);
  for (const file of ["gstr1.zip", "gstr1.json", "daybook.csv"]) {
    const sent = await owner.fetch("GET", `/tax/${month}/files/${file}`);
    expect([file, sent.status, (await sent.arrayBuffer()).byteLength > 100]).toEqual([file, 200, true]);
  }
}

test.each(versions)(
  "orders of every kind that %s knew are as they were, on each page and in each file",
  async (_, applied) => {
    const kept = kinds.filter(({ since }) => place(since) < applied.length);
    const database = await olderDatabase([...applied]);
    await copyDown(
      source.sql,
      database.sql,
      kept.map(({ orderNo }) => orderNo),
    );
    const before = await sums(database.sql);
    expect(before.length).toBe(kept.length);
    await migrate(database.sql);
    expect(await sums(database.sql)).toEqual(before);
    await countDays(database.sql);
    expect(await audit(database.sql)).toEqual([]);

    const shop = officeOf(shopOn(database.sql, { DATA_DIR: folder, ...settings }));
    const owner = await shop.staffMember("owner");
    for (const kind of kept) {
      expect([kind.kind, await pagesOf(shop, owner, kind)]).toEqual([kind.kind, said.get(kind.orderNo)]);
    }
    // Each paper is drawn once: with the schema that its kind came with.
    for (const kind of kept.filter(
      ({ since, kind }) => place(since) === applied.length - 1 && !kind.endsWith(", cod"),
    )) {
      const of = said.get(kind.orderNo)?.order;
      if (of)
        expect(await papersOf(owner, kind, of)).toEqual(await papersOf(await source.staffMember("owner"), kind, of));
    }
    await expectMonth(
      owner,
      before.flatMap(({ papers }) => papers ?? []),
    );
    const file = await owner.fetch("POST", "/exports/orders", {});
    const text = await file.text();
    expect([file.status, kept.filter(({ orderNo }) => !text.includes(orderNo))]).toEqual([200, []]);
    for (const path of [
      "/today",
      "/returns",
      "/refunds",
      "/complaints",
      "/board",
      "/settlements",
      "/settlements/lists/waiting",
      "/figures?period=30",
    ])
      expect([path, (await owner.call("GET", path)).status]).toEqual([path, 200]);
    await database.close();
  },
  300_000,
);
