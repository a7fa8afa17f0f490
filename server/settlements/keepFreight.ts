import type { Transaction } from "../database/connect.ts";
import type { FreightLine } from "./freightLine.ts";
import type { Kept } from "./line.ts";
import { orderOfAwb } from "./lookUpAgain.ts";
import { newFreight } from "./newFreight.ts";

const rowsOf = (tx: Transaction, lines: readonly FreightLine[]) => tx`
  jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(outside_id text, what text, "order" text, awb text, charge bigint, gst bigint,
    reference text, day date)`;

/** Keeps lines of a courier's bill that are new, each with its order, by the number that the bill names or by its AWB. */
export async function keepFreight(tx: Transaction, lines: readonly FreightLine[]): Promise<Kept> {
  const { fresh, changed } = await newFreight(tx, lines);
  const added = await tx<{ sum: number; order_no: string | null; name: string }[]>`
    insert into freight_line (outside_id, what, order_no, awb, charge, gst, reference, day)
    select x.outside_id, x.what, coalesce((select o.order_no from orders o where o.order_no = x."order"), ${orderOfAwb(tx, tx`x.awb`)}),
      x.awb, x.charge, x.gst, x.reference, x.day
    from ${rowsOf(tx, fresh)}
    on conflict (outside_id) do nothing returning charge + gst as sum, order_no, coalesce(awb, outside_id) as name`;
  return {
    added: added.length,
    net: added.reduce((total, { sum }) => total + sum, 0),
    changed: changed.map(({ outside_id }) => outside_id).toSorted(),
    unknown: added.filter(({ order_no }) => order_no === null).map(({ name }) => name),
  };
}
