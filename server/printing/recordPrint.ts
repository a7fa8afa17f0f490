import type { Printable } from "../../contract/office/print.ts";
import type { OrderState } from "../../contract/orders.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { whyStopped } from "./stopped.ts";

/** A print that is written down: `again` are the orders of which something had been printed before. */
export type Print = { id: string; sheets: number; again: string[] };
/** Why an order can't be printed, in words, by its number. */
export type Unprintable = Record<string, string>;

type Row = { id: number; order_no: string; state: OrderState; invoiced: boolean };

function whyNot({ state, invoiced }: Row, what: readonly Printable[]): string | undefined {
  const reason = whyStopped(state);
  if (reason && what.some((paper) => paper !== "invoice")) return `${reason}: no slip and no label.`;
  if (invoiced || !what.includes("invoice")) return undefined;
  return reason ? `${reason}: it has no invoice.` : "has no invoice yet: it gets one when it is packed.";
}

async function readRows(tx: Transaction, orderNos: readonly string[]): Promise<Map<string, Row>> {
  // Locked in one order, so that two who print the same orders wait for one another and never for each other's.
  const rows = await tx<Row[]>`
    select id, order_no, state,
      exists (select from tax_document d where d.order_id = o.id and d.kind = 'invoice') as invoiced
    from orders o where order_no = any(${[...orderNos]}) order by id for no key update`;
  return new Map(rows.map((row) => [row.order_no, row]));
}

/**
 * Writes down that these orders' papers are printed, order by order as named, with the audit's rows in the same
 * transaction. Answers the print, whose sheets drawPrint draws; or, when one order can't be printed, why, and nothing is
 * written down.
 */
export async function recordPrint(
  sql: Sql,
  orderNos: readonly string[],
  what: readonly Printable[],
  by: Staff,
): Promise<{ print: Print } | { unprintable: Unprintable }> {
  return transaction(sql, async (tx) => {
    const rows = await readRows(tx, orderNos);
    const orders = orderNos.map((orderNo) => rows.get(orderNo));
    const unprintable: Unprintable = {};
    for (const [index, orderNo] of orderNos.entries()) {
      const order = orders[index];
      const reason = order ? whyNot(order, what) : "is not known.";
      if (reason) unprintable[orderNo] = reason;
    }
    if (Object.keys(unprintable).length > 0) return { unprintable };
    const papers = orders.flatMap((order) => (order ? what.map((paper) => ({ order, paper })) : []));
    const id = crypto.randomUUID();
    const written = await tx<{ order_no: string; what: Printable; nth: number }[]>`
      insert into printed (order_id, what, nth, print_id, position, staff_name, staff_id)
      select order_id, p.what, 1 + (select count(*) from printed b where b.order_id = p.order_id and b.what = p.what), ${id}, position,
        ${by.name}, ${by.staffId}::int
      from unnest(${papers.map(({ order }) => order.id)}::bigint[], ${papers.map(({ paper }) => paper)}::text[])
        with ordinality as p(order_id, what, position)
      returning (select order_no from orders o where o.id = order_id) as order_no, what, nth`;
    const again = new Set(written.filter(({ nth }) => nth > 1).map(({ order_no }) => order_no));
    for (const orderNo of orderNos) {
      const after = Object.fromEntries(
        written.filter((row) => row.order_no === orderNo).map((row) => [row.what, row.nth]),
      );
      await recordAct(tx, by, { act: "print", thing: "order", id: orderNo, after });
    }
    return { print: { id, sheets: papers.length, again: orderNos.filter((orderNo) => again.has(orderNo)) } };
  });
}
