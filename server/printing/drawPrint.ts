import type { Printable } from "../../contract/office/print.ts";
import type { Sql } from "../database/connect.ts";
import { addDocument } from "../invoices/pdf/drawDocument.ts";
import { copyMarks } from "../invoices/pdf/words.ts";
import { readDocument } from "../invoices/readDocument.ts";
import { Paper } from "../pdf/paper.ts";
import type { Settings } from "../settings.ts";
import type { Staff } from "../staff/actor.ts";
import { addLabel } from "./parcelLabel.ts";
import { readOrders } from "./readOrders.ts";
import { addSlip } from "./slip.ts";

/** A print, or only some kinds of its papers. */
export type Wanted = { id: string; what?: readonly Printable[] | undefined };

type Printed = { order_no: string; what: Printable; nth: number; at: Date };

/** The papers of a print of the last hour by the same member of the staff, in their order. */
const readPrinted = (sql: Sql, { id, what }: Wanted, by: Staff) => sql<Printed[]>`
  select o.order_no, p.what, p.nth, p.at from printed p join orders o on o.id = p.order_id
  where p.print_id = ${id} ${what ? sql`and p.what = any(${[...what]})` : sql``} and p.staff_name = ${by.name} and p.staff_id is not distinct from ${by.staffId}::int
    and p.at > now() - interval '1 hour'
  order by p.position`;

async function addInvoice(paper: Paper, sql: Sql, orderNo: string, copies: number): Promise<void> {
  const document = await readDocument(sql, orderNo, { kind: "invoice" });
  if (!document) throw new Error(`${orderNo} was printed with an invoice that it does not have.`);
  for (const mark of copyMarks.slice(0, copies)) addDocument(paper, document, mark);
}

/**
 * A print as one PDF: per order its papers in the order asked for, each on sheets of its own size. Undefined when there is
 * no such print of his, none of the papers wanted in it, or it is more than an hour old: what is printed later is a print of its own. Fetched again within
 * the hour it is the same.
 */
export async function drawPrint(
  sql: Sql,
  settings: Pick<Settings, "shop" | "colours" | "fonts" | "INVOICE_COPIES">,
  wanted: Wanted,
  by: Staff,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const { shop, INVOICE_COPIES } = settings;
  const printed = await readPrinted(sql, wanted, by);
  const [first] = printed;
  if (!first) return undefined;
  const orders = new Map(
    (await readOrders(sql, [...new Set(printed.map(({ order_no }) => order_no))])).map((order) => [
      order.order_no,
      order,
    ]),
  );
  const title = orders.size === 1 ? `Papers of ${first.order_no}` : `Papers of ${orders.size} orders`;
  const paper = await Paper.open(title, shop.name, first.at, settings);
  for (const { order_no, what, nth } of printed) {
    const order = orders.get(order_no);
    if (!order) continue;
    if (what === "invoice") await addInvoice(paper, sql, order_no, INVOICE_COPIES);
    else
      for (const parcel of order.parcels.length > 0 ? order.parcels : [order]) {
        if (what === "slip") addSlip(paper, parcel, shop, nth > 1);
        else addLabel(paper, parcel, shop, nth > 1);
      }
    await paper.finishSheets();
  }
  return paper.finish();
}
