import { createHash } from "node:crypto";
import { z } from "zod";
import { formatMoney } from "../../money.ts";
import type { GatewayPayment } from "../gateway.ts";
import { type Ask, RazorpayError } from "./ask.ts";
import { Payment } from "./entities.ts";

/** States that say the same in every currency: no money of the shopper's is here. */
const withoutMoney = new Map<string, "pending" | "failed">([
  ["created", "pending"],
  // Money that has been given back, at the dashboard say, pays nothing any more.
  ["refunded", "failed"],
  ["failed", "failed"],
]);

const unclear = (id: string, money: string, why: string): GatewayPayment => ({ state: "unclear", id, money, why });

/** Money in words, whatever its currency. */
const moneyOf = ({ amount, currency }: Payment): string =>
  currency === "INR" ? formatMoney(amount) : `${currency.slice(0, 10)} ${amount} (in its smallest unit)`;

/** What can't be read as a payment at all, under its id or else a name made of what it holds. */
function unreadable(item: unknown): GatewayPayment {
  const named = z.object({ id: z.string().min(1) }).safeParse(item);
  const text = JSON.stringify(item) ?? "";
  const id = named.success ? named.data.id : `unnamed ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  return unclear(id.slice(0, 100), text.slice(0, 200), "The gateway's answer about it has another form");
}

/** What has become of a payment that nothing is to be done about at the gateway. */
function judge(payment: Payment): GatewayPayment {
  const { id, amount, currency, status } = payment;
  const state = withoutMoney.get(status);
  if (state) return { id, amount, state };
  if (currency !== "INR") return unclear(id, moneyOf(payment), `It is ${status} in another currency`);
  if (amount === 0) return unclear(id, moneyOf(payment), `It is ${status}, and of no amount`);
  if (status === "captured") return { id, amount, state: "captured" };
  return unclear(id, moneyOf(payment), `Its state, ${status.slice(0, 50)}, is not known`);
}

/** Captures an authorised payment in full. Somebody else may have been faster, or the order is paid by another: then it is as it is. */
async function capture(ask: Ask, payment: Payment): Promise<GatewayPayment> {
  const { id, amount, currency } = payment;
  const path = `/v1/payments/${encodeURIComponent(id)}`;
  try {
    return judge(await ask(Payment, "POST", `${path}/capture`, { amount, currency }));
  } catch (error) {
    if (!(error instanceof RazorpayError && error.status === 400)) throw error;
    const now = await ask(Payment, "GET", path);
    return now.status === "authorized" ? { id, amount, state: "pending" } : judge(now);
  }
}

/**
 * What became of an order's payments, each read by itself. One that the bank has authorised, however late, is captured
 * on the way: what is not captured goes back to the shopper by itself after three days. `isOf`: whether a payment is the
 * order's at all.
 */
export async function settlePayments(
  ask: Ask,
  items: unknown[],
  isOf: (payment: Payment) => boolean = () => true,
): Promise<GatewayPayment[]> {
  const settled: GatewayPayment[] = [];
  for (const item of items) {
    const { success, data: payment } = Payment.safeParse(item);
    if (!success) settled.push(unreadable(item));
    else if (!isOf(payment)) continue;
    else if (payment.status === "authorized" && payment.currency === "INR") {
      const { id, amount } = payment;
      settled.push(await capture(ask, payment).catch((error) => ({ id, amount, state: "pending", error })));
    } else settled.push(judge(payment));
  }
  return settled;
}
