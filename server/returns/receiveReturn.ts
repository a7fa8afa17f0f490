import type { Condition } from "../../contract/office/returns.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { type Credit, issueCreditNote, readCreditable, share } from "../invoices/issueCreditNote.ts";
import { ensureInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import { restock } from "../orders/stock.ts";
import { refundUpTo } from "../payments/refundUpTo.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { changeReturn, lockOpenReturn, type OpenReturn } from "./openReturn.ts";
import { reasonNames } from "./reasonNames.ts";

const isReason = (reason: string): reason is keyof typeof reasonNames => Object.hasOwn(reasonNames, reason);

/** What is given back for a return: the goods' price, and for what is the shop's to put right also their share of delivery and fees. */
async function creditsOf(tx: Transaction, { order_id, reason, lines }: OpenReturn): Promise<Credit[]> {
  const creditable = await readCreditable(tx, order_id);
  const back = await tx<{ variant_id: number; pieces: number }[]>`
    select variant_id, sum(pieces)::int as pieces from (
      select l.variant_id, l.quantity as pieces from return_request r join return_line l on l.return_id = r.id
      where r.order_id = ${order_id} and r.state = 'received'
      union all
      select i.variant_id, i.pieces from order_parcel p join order_parcel_piece i using (order_id, number)
      where p.order_id = ${order_id} and p.state = 'undelivered') came group by variant_id`;
  return lines.flatMap(({ variant_id, quantity }) => {
    const line = creditable.find((candidate) => candidate.variant_id === variant_id);
    if (!line) return [];
    const came = back.find((row) => row.variant_id === variant_id)?.pieces ?? 0;
    const part = (whole: number) => share(whole, came + quantity, line.quantity) - share(whole, came, line.quantity);
    const left = line.amount - line.credited_amount;
    const goods = Math.min(part(line.gross - line.discount), left);
    const charges = reason === "change_of_mind" ? 0 : Math.min(part(line.charges), left - goods);
    return [{ variant_id, quantity, goods, charges }];
  });
}

/** Pieces of a variant that came in one condition. */
export type Pieces = { id: number; quantity: number; condition: Condition };

/**
 * What has arrived, piece by piece or all in one condition. `note` goes to the shopper; `number`: which of the order's
 * returns is meant, without it the one that is waited for.
 */
export type Arrived = { pieces: Condition | Pieces[]; note: string; number?: number | undefined };

/** All of a return's pieces with their conditions; undefined when what has arrived is not what was accepted. */
function conditionsOf(lines: OpenReturn["lines"], arrived: Arrived["pieces"]): Pieces[] | undefined {
  if (!Array.isArray(arrived))
    return lines.map(({ variant_id: id, quantity }) => ({ id, quantity, condition: arrived }));
  const came = (variant: number) => arrived.reduce((sum, { id, quantity }) => sum + (id === variant ? quantity : 0), 0);
  const isKnown = arrived.every(({ id }) => lines.some(({ variant_id }) => variant_id === id));
  return isKnown && lines.every(({ variant_id, quantity }) => came(variant_id) === quantity) ? arrived : undefined;
}

/** Writes down in which condition each piece came, and puts what is fit for it back on the shelf. */
async function putAway(
  tx: Transaction,
  { id: returnId, order_id, number }: OpenReturn,
  pieces: Pieces[],
): Promise<void> {
  for (const { id, quantity, condition } of pieces)
    await tx`
      insert into return_piece (return_id, variant_id, condition, quantity) values (${returnId}, ${id}, ${condition}, ${quantity})
      on conflict (return_id, variant_id, condition) do update set quantity = return_piece.quantity + excluded.quantity`;
  const shelf = await tx<{ variant_id: number; quantity: number }[]>`
    select variant_id, quantity from return_piece where return_id = ${returnId} and condition = 'shelf'`;
  await restock(tx, order_id, number, shelf);
}

/**
 * A return has arrived: what is fit for it goes back on the shelf, all of it is credited by a note, and its money goes
 * back. The order is returned when nothing of it is left with the customer, else returned in part. Answers what is given
 * back, in paise; else that no accepted return is waited for, or that these are not its pieces.
 */
export async function receiveReturn(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  { pieces: arrived, note, number }: Arrived,
  by: Actor,
): Promise<number | "not_awaited" | "other_pieces"> {
  return transaction(shop.sql, async (tx) => {
    const open = await lockOpenReturn(tx, orderNo, number);
    if (open?.state !== "accepted") return "not_awaited";
    const pieces = conditionsOf(open.lines, arrived);
    if (!pieces) return "other_pieces";
    await ensureInvoice(tx, shop.settings, open.order_id);
    const credits = await creditsOf(tx, open);
    await changeReturn(tx, open, "received", note, by);
    const words = isReason(open.reason) ? reasonNames[open.reason] : open.reason;
    const key = `return:${open.number}`;
    await putAway(tx, open, pieces);
    const [left] = await tx`select from order_line where order_id = ${open.order_id} and returned < quantity`;
    await changeState(tx, open.order_id, ["return_requested"], left ? "partly_returned" : "returned", {
      cause: left ? "Part of it was returned" : "Returned",
      actor: by,
    });
    const credit = await issueCreditNote(tx, shop.settings, open.order_id, credits, { cause: key, reason: words });
    const refund = await refundUpTo(tx, open.order_id, credit.total, `${key}:${orderNo}`, "Returned goods");
    await tx`update return_request set refund = ${refund} where id = ${open.id}`;
    await recordAct(tx, by, {
      act: "returns.receive",
      thing: "order",
      id: orderNo,
      before: { return: open.number, state: open.state },
      after: { state: "received", pieces, refund, note },
    });
    await enqueue(tx, {
      topic: "mail",
      key: `mail:return_received:${orderNo}:${open.number}`,
      payload: { template: "return_received", order_no: orderNo, n: open.number },
    });
    return refund;
  });
}
