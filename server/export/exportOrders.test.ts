import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { parseRecord } from "../catalogue/import/parseRecord.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import type { Export } from "./export.ts";
import { customerExport } from "./exportCustomers.ts";
import { orderExport } from "./exportOrders.ts";
import { writeExport } from "./writeExport.ts";

const file = join(mkdtempSync(join(tmpdir(), "swara-export-")), "file.csv");
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** The export's rows, each cell by its header. */
async function rowsOf(what: Export): Promise<Record<string, string>[]> {
  await writeExport(shop.sql, what, file);
  const text = readFileSync(file, "utf8").slice(1);
  const records: string[][] = [];
  for (let at = 0; at < text.length; ) {
    const record = parseRecord(text, at, true, ",");
    if (typeof record === "string") throw new Error(`${record} at ${at}`);
    records.push(record.cells);
    at = record.next;
  }
  const [header = [], ...rows] = records;
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""])));
}

test("orders: a row for each line, what is the order's in its first, with invoice and state", async () => {
  const one = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const [other] = await shop.sql<{ id: number }[]>`
    select v.id from variant v join stock s on s.variant_id = v.id
    where v.id <> ${one} and s.on_hand - s.held > 2 and not v.retired order by v.price limit 1`;
  const lines = [
    { id: one, quantity: 2 },
    { id: other?.id ?? 0, quantity: 1 },
  ];
  const { quote } = await shop.quote(lines);
  const orderNo = (await shop.place(quote)).body.data.order_no;
  for (const state of ["packed", "shipped"] as const)
    await advanceOrder(shop.shop, orderNo, state, { cause: "test", actor: clerk });
  const rows = await rowsOf(orderExport);
  const [order] = await shop.sql<{ total: string; number: string; sum: string }[]>`
    select to_char(o.total / 100.0, 'FM9999990.00') as total, d.number,
      (select to_char(sum(tax + charges_tax) / 100.0, 'FM9999990.00') from order_line l where l.order_id = o.id) as sum
    from orders o join tax_document d on d.order_id = o.id where order_no = ${orderNo}`;
  expect(rows).toHaveLength(2);
  expect(rows.map(({ Name }) => Name)).toEqual([orderNo, orderNo]);
  expect(rows[0]).toMatchObject({
    State: "shipped",
    "Fulfillment Status": "fulfilled",
    Total: order?.total,
    Taxes: order?.sum,
    "Invoice Number": order?.number,
  });
  expect(rows[1]).toMatchObject({ Total: "", State: "", "Invoice Number": "" });
  const sold = rows.map((row) => [row["Lineitem sku"], row["Lineitem quantity"]]);
  expect(sold).toContainEqual(["VENU-CARNATIC-FLUTE-5-KATTAI", "2"]);
});

test("customers: their default address and what they accepted, and no password", async () => {
  await shop.sql`
    insert into customer (email, email_verified, name, mobile, password_hash)
    values ('asha@example.in', true, '=Asha Devi Kumar', '9876543210', '$argon2id$secret'), ('b@example.in', false, 'Bala', '9876543211', '$argon2id$secret')`;
  await shop.sql`
    insert into address (customer_id, name, mobile, pincode, line1, line2, city, state, kind, is_default)
    select id, name, mobile, '600004', '1 Kutchery Road', 'Mylapore', 'Chennai', 'Tamil Nadu', 'home', true from customer where name like '%Asha%'`;
  const rows = await rowsOf(customerExport);
  expect(rows).toMatchObject([
    { "First Name": "'=Asha Devi", "Last Name": "Kumar", "Default Address Zip": "600004", "Total Orders": "0" },
    { "First Name": "Bala", "Last Name": "", "Default Address Zip": "", "Email Verified": "no" },
  ]);
  expect(readFileSync(file, "utf8")).not.toContain("secret");
});
