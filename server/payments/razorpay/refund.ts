import { createHash } from "node:crypto";
import type { GatewayRefund, GatewayTry } from "../gateway.ts";
import type { Ask } from "./ask.ts";
import { Collection, Refund, readable } from "./entities.ts";

/** At least ten letters, digits, hyphens and underscores, the same for the same key. */
const idempotencyKey = (requestKey: string) => createHash("sha256").update(requestKey).digest("hex").slice(0, 36);

/**
 * Gives money back. The same key twice is one refund: by Razorpay's idempotency header, and, as nobody says for how
 * long that holds, by looking first. https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
 */
export async function refund(ask: Ask, paymentId: string, amount: number, requestKey: string): Promise<GatewayTry> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
  const { items } = await ask(Collection, "GET", `${path}/refunds?count=100`);
  const known = readable(Refund, items).find(
    ({ notes }) => notes && !Array.isArray(notes) && notes.request_key === requestKey,
  );
  const made =
    known ??
    (await ask(
      Refund,
      "POST",
      `${path}/refund`,
      { amount, speed: "normal", notes: { request_key: requestKey } },
      { "X-Refund-Idempotency": idempotencyKey(requestKey) },
    ));
  return { gatewayRefundId: made.id, failed: made.status === "failed" };
}

/** A refund as it is now: it may have failed after all, as happens when an account was closed meanwhile. */
export async function fetchRefund(ask: Ask, refundId: string): Promise<GatewayRefund> {
  const { status, notes } = await ask(Refund, "GET", `/v1/refunds/${encodeURIComponent(refundId)}`);
  const key = notes && !Array.isArray(notes) ? notes.request_key : undefined;
  return { failed: status === "failed", requestKey: typeof key === "string" ? key : undefined };
}
