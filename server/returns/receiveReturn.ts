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
    select l.variant_id, sum(l.quantity)::int as pieces from return_request r join return_line l on l.return_id = r.id
    where r.order_id = ${order_id} and r.state = 'received' group by l.variant_id`;
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

/**
 * A return has arrived and is as it should be: it goes back on the shelf unless `sellable` is false, is credited by a
 * note, and its money goes back. The order is returned when nothing of it is left with the customer, else returned in part.
 * Answers what is given back, in paise; undefined when no accepted return was waited for.
 */
export async function receiveReturn(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  { sellable, note }: { sellable: boolean; note: string },
  by: Actor,
): Promise<number | undefined> {
  return transaction(shop.sql, async (tx) => {
    const open = await lockOpenReturn(tx, orderNo);
    if (open?.state !== "accepted") return undefined;
    await ensureInvoice(tx, shop.settings, open.order_id);
    const credits = await creditsOf(tx, open);
    await changeReturn(tx, open, "received", note);
    const words = isReason(open.reason) ? reasonNames[open.reason] : open.reason;
    const key = `return:${open.number}`;
    if (sellable) await restock(tx, open.order_id, open.number, open.lines);
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
      after: { state: "received", sellable, refund, note },
    });
    await enqueue(tx, {
      topic: "mail",
      key: `mail:return_received:${orderNo}:${open.number}`,
      payload: { template: "return_received", order_no: orderNo, n: open.number },
    });
    return refund;
  });
}
