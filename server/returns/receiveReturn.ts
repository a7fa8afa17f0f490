import type { Condition } from "../../contract/office/returns.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { type Credit, issueCreditNote, readCreditable, share } from "../invoices/issueCreditNote.ts";
import { ensureInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import { restock } from "../orders/stock.ts";
import { refundUpTo } from "../payments/refundUpTo.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { freeExchange } from "./keepExchange.ts";
import { changeReturn, lockOpenReturn, type OpenReturn } from "./openReturn.ts";
import { reasonNames } from "./reasonNames.ts";
import { NoExchange, sendExchange } from "./sendExchange.ts";

const isReason = (reason: string): reason is keyof typeof reasonNames => Object.hasOwn(reasonNames, reason);

/** What is given back for a return: the goods' price, and for what is the shop's to put right also their share of delivery and fees. */
async function creditsOf(tx: Transaction, { order_id, reason, lines }: OpenReturn, sends: boolean): Promise<Credit[]> {
  const creditable = await readCreditable(tx, order_id);
  const back = await tx<{ variant_id: number; pieces: number }[]>`
    select variant_id, sum(pieces)::int as pieces from (
      select l.variant_id, l.quantity as pieces from return_request r join return_line l on l.return_id = r.id
      where r.order_id = ${order_id} and r.state = 'received'
      union all
      select i.variant_id, i.pieces from order_parcel p join order_parcel_piece i using (order_id, number)
      where p.order_id = ${order_id} and p.state = 'undelivered') came group by variant_id`;
  return lines.flatMap(({ variant_id, quantity, wanted_id }) => {
    const line = creditable.find((candidate) => candidate.variant_id === variant_id);
    if (!line) return [];
    const came = back.find((row) => row.variant_id === variant_id)?.pieces ?? 0;
    const part = (whole: number) => share(whole, came + quantity, line.quantity) - share(whole, came, line.quantity);
    const left = line.amount - line.credited_amount;
    const goods = Math.min(part(line.gross - line.discount), left);
    const keepsCharges = reason === "change_of_mind" || (sends && wanted_id !== null);
    const charges = keepsCharges ? 0 : Math.min(part(line.charges), left - goods);
    return [{ variant_id, quantity, goods, charges }];
  });
}

/** Pieces of a variant that came in one condition. */
export type Pieces = { id: number; quantity: number; condition: Condition };

/**
 * What has arrived, piece by piece or all in one condition. `note` goes to the shopper; `number`: which of the order's
 * returns is meant, without it the one that is waited for. `exchange`: whether what is kept for it is sent, or the money
 * given back instead; it has to be said unless all pieces that are exchanged are fit for the shelf.
 */
export type Arrived = {
  pieces: Condition | Pieces[];
  note: string;
  number?: number | undefined;
  exchange?: "send" | "refund" | undefined;
};

/** Why nothing was received: see receiveReturn. */
export type NotReceived = "not_awaited" | "other_pieces" | "say_exchange" | "no_exchange";

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

/** Whether what was kept in exchange is to be sent; undefined where somebody has to say so. */
function sendsExchange(open: OpenReturn, pieces: Pieces[], said: Arrived["exchange"]): boolean | undefined {
  if (open.exchange !== "kept") return false;
  if (said) return said === "send";
  const inExchange = open.lines.filter(({ wanted_id }) => wanted_id !== null).map(({ variant_id }) => variant_id);
  return pieces.every(({ id, condition }) => condition === "shelf" || !inExchange.includes(id)) ? true : undefined;
}

/** Locks the stock that a return moves, in the order of its ids, as everywhere. */
const lockStock = (tx: Transaction, lines: OpenReturn["lines"]) => tx`
  select from stock where variant_id = any(${lines.flatMap(({ variant_id, wanted_id }) => [variant_id, ...(wanted_id === null ? [] : [wanted_id])])})
  order by variant_id for update`;

/**
 * A return has arrived: what is fit for it goes back on the shelf, what is left of its price is credited by a note, and its money goes
 * back, or pays for what was asked for in exchange, which is an order from now on. The order is returned when nothing of it is
 * left with the customer, else returned in part. Answers what is given back, in paise; else that no accepted return is waited
 * for, that these are not its pieces, that it has to be said whether the exchange is sent, or that it can't be.
 */
export async function receiveReturn(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  arrived: Arrived,
  by: Actor,
): Promise<number | NotReceived> {
  try {
    return await transaction(shop.sql, (tx) => receive(tx, shop.settings, orderNo, arrived, by));
  } catch (error) {
    if (error instanceof NoExchange) return "no_exchange";
    throw error;
  }
}

async function receive(
  tx: Transaction,
  settings: Settings,
  orderNo: string,
  { pieces: arrived, note, number, exchange }: Arrived,
  by: Actor,
): Promise<number | NotReceived> {
  const open = await lockOpenReturn(tx, orderNo, number);
  if (open?.state !== "accepted") return "not_awaited";
  const pieces = conditionsOf(open.lines, arrived);
  if (!pieces) return "other_pieces";
  const sends = sendsExchange(open, pieces, exchange);
  if (sends === undefined) return "say_exchange";
  await ensureInvoice(tx, settings, open.order_id);
  const credits = await creditsOf(tx, open, sends);
  await changeReturn(tx, open, "received", note, by);
  const words = isReason(open.reason) ? reasonNames[open.reason] : open.reason;
  const key = `return:${open.number}`;
  await lockStock(tx, open.lines);
  await putAway(tx, open, pieces);
  const [left] = await tx`select from order_line where order_id = ${open.order_id} and returned < quantity`;
  await changeState(tx, open.order_id, ["return_requested"], left ? "partly_returned" : "returned", {
    cause: left ? "Part of it was returned" : "Returned",
    actor: by,
  });
  // Nothing is left to credit where all of it was given back before.
  const credited = credits.reduce((sum, { goods, charges }) => sum + goods + charges, 0);
  if (credited > 0) await issueCreditNote(tx, settings, open.order_id, credits, { cause: key, reason: words });
  await step("receiveReturn: credited");
  const sent = sends ? await sendExchange(tx, settings, open, credits, by) : undefined;
  if (!sent) await freeExchange(tx, open, "over");
  await step("receiveReturn: exchanged");
  const owed = credited - (sent?.total ?? 0);
  const refund = await refundUpTo(tx, open.order_id, owed, `${key}:${orderNo}`, "Returned goods");
  await tx`update return_request set refund = ${refund} where id = ${open.id}`;
  await recordAct(tx, by, {
    act: "returns.receive",
    thing: "order",
    id: orderNo,
    before: { return: open.number, state: open.state },
    after: { state: "received", pieces, refund, note, ...(sent && { exchange: sent.orderNo }) },
  });
  await enqueue(tx, {
    topic: "mail",
    key: `mail:return_received:${orderNo}:${open.number}`,
    payload: { template: "return_received", order_no: orderNo, n: open.number },
  });
  await step("receiveReturn: before commit");
  return refund;
}
