import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import { type Cause, changeState } from "../orders/changeState.ts";
import { moveStock } from "../orders/stock.ts";
import { step } from "../steps.ts";
import { closeOrder } from "./closeOrder.ts";
import { parcelNames } from "./names.ts";
import type { KeptParcel } from "./readParcels.ts";
import { recordParcels } from "./recordParcels.ts";

type Divided = { id: number; order_no: string; state: OrderState; parcels: readonly KeptParcel[] };

/** Who takes parcels and how they are followed; `each`: the number of each of several. */
export type Sent = {
  courier: string;
  tracking_no?: string | undefined;
  tracking_url?: string | undefined;
  each?: ReadonlyMap<number, string> | undefined;
};

/** What is to happen to which parcels; without `numbers` to all that it can. */
export type Move = { to: "shipped" | "delivered"; numbers?: readonly number[] | undefined; sent?: Sent | undefined };

/** The parcels that a move is about; none when it can't be done as it is asked for. */
function chosenBy({ state, parcels }: Divided, { to, numbers, sent }: Move): readonly KeptParcel[] {
  const from = to === "shipped" ? "packed" : "shipped";
  const chosen = parcels.filter((parcel) => parcel.state === from && (numbers?.includes(parcel.number) ?? true));
  if (numbers && chosen.length < new Set(numbers).size) return [];
  if (to === "shipped") {
    // One number or address is one parcel's.
    const isClear = chosen.length === 1 || !(sent?.tracking_no ?? sent?.tracking_url);
    return isClear && (state === "packed" || state === "shipped") ? chosen : [];
  }
  const isHere = !numbers && parcels.some((parcel) => parcel.state === "packed");
  return state === "shipped" && !isHere ? chosen : [];
}

async function ship(tx: Transaction, order: Divided, chosen: readonly KeptParcel[], cause: Cause, sent?: Sent) {
  const { id, order_no, state } = order;
  const numbers = chosen.map(({ number }) => number);
  const isFirst = state === "packed";
  if (isFirst) {
    await changeState(tx, id, ["packed"], "shipped", cause);
    await moveStock(tx, id, "commit");
  }
  await recordParcels(tx, { id, order_no, numbers, to: "shipped" }, cause, isFirst);
  for (const number of sent ? numbers : [])
    await tx`
      insert into parcel (order_id, seq, number, courier, tracking_no, tracking_url)
      select ${id}, coalesce(max(seq), 0) + 1, ${number}, ${sent?.courier ?? ""}, ${sent?.each?.get(number) ?? sent?.tracking_no ?? null},
        ${sent?.tracking_url ?? null} from parcel where order_id = ${id}`;
  await enqueue(tx, {
    topic: "mail",
    key: `mail:order_shipped:${order_no}:${numbers.join("-")}`,
    payload: { template: "order_shipped", order_no, parcels: numbers },
  });
}

async function deliver(tx: Transaction, order: Divided, chosen: readonly KeptParcel[], cause: Cause) {
  const { id, order_no, parcels } = order;
  const numbers = chosen.map(({ number }) => number);
  const others = parcels.filter(({ number }) => !numbers.includes(number));
  const isLast = others.every(({ state }) => state === "delivered" || state === "undelivered");
  if (isLast) {
    const back = others.filter(({ state }) => state === "undelivered").map(({ number }) => number);
    await closeOrder(tx, order, cause, back.length > 0 ? parcelNames(back, parcels.length) : undefined);
  }
  await recordParcels(tx, { id, order_no, numbers, to: "delivered" }, cause, isLast);
  if (isLast) return; // the order's own mail tells it
  await enqueue(tx, {
    topic: "mail",
    key: `mail:parcel_arrived:${order_no}:${numbers.join("-")}`,
    payload: { template: "parcel_arrived", order_no, parcels: numbers },
  });
}

/**
 * Takes parcels of an order one step on. It is shipped with its first parcel, when all of its stock leaves the books, and delivered
 * with its last. The caller holds the order's row. False: these parcels are not at that step, one tracking number is given for
 * several, or, where no parcel is named, one of them has not left yet.
 */
export async function moveParcels(
  tx: Transaction,
  order: Divided,
  move: Move,
  { cause, actor }: Cause,
): Promise<boolean> {
  const chosen = chosenBy(order, move);
  if (chosen.length === 0) return false;
  const names = parcelNames(
    chosen.map(({ number }) => number),
    order.parcels.length,
  );
  const named = { cause: `${names}: ${cause.charAt(0).toLowerCase()}${cause.slice(1)}`, actor };
  if (move.to === "shipped") await ship(tx, order, chosen, named, move.sent);
  else await deliver(tx, order, chosen, named);
  await step("moveParcels: parcels moved");
  return true;
}
