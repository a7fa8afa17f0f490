import { formatPaise } from "../../../parts/money.ts";
import type { Order } from "../words.ts";

type Received = Pick<Order, "payment_method"> & { returns: Pick<Order["returns"][number], "number" | "refund">[] };

/** What became of a return's money, as it is said when it was received. Without the sum to who may not see money. */
export function saidOfReceived({ payment_method, returns }: Received, number: number): string {
  const refund = returns.find((one) => one.number === number)?.refund;
  if (refund === 0) return "Received. The credit note is made; there is nothing to give back.";
  const money = refund ? formatPaise(refund) : "the money";
  if (payment_method === "cod") return `Received. The credit note is made; ${money} waits in Refunds for a transfer.`;
  return `Received. The credit note is made, and ${money} goes back.`;
}
