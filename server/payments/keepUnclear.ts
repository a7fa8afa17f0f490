import type { Shop } from "../shop/shop.ts";
import type { GatewayPayment } from "./gateway.ts";

/**
 * Writes down the payments that a person has to look at, and strikes those off that have become clear. One that changes
 * is looked at once more.
 */
export async function keepUnclear(
  { sql, log }: Pick<Shop, "sql" | "log">,
  gateway: string,
  gatewayOrderId: string,
  payments: GatewayPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const clear = payments.filter(({ state }) => state !== "unclear").map(({ id }) => id);
  await sql`delete from unclear_payment where gateway = ${gateway} and gateway_payment_id = any(${clear})`;
  for (const payment of payments) {
    if (payment.state !== "unclear") continue;
    const { id, money, why } = payment;
    const kept = await sql`
      insert into unclear_payment as u (gateway, gateway_payment_id, order_id, money, why)
      select ${gateway}, ${id}, order_id, ${money}, ${why} from payment_intent
        where gateway = ${gateway} and gateway_order_id = ${gatewayOrderId}
      on conflict (gateway, gateway_payment_id) do update set money = excluded.money, why = excluded.why, seen_at = now(), checked_at = null
        where (u.money, u.why) is distinct from (excluded.money, excluded.why)`;
    if (kept.count > 0) log.warn({ gateway, payment: id, money, why }, "payment not understood");
  }
}
