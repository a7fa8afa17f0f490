import type { Transaction } from "../database/connect.ts";

/**
 * Brings up to date what is derived of products that somebody wrote, and tells every node: collections made by a rule,
 * prices by the discounts that run, cards of lists. `ids` in rising order, so that two who write the same wait for each other.
 */
export async function refreshProducts(tx: Transaction, ids: number[]): Promise<void> {
  await tx`select refresh_rules(${ids})`;
  await tx`select refresh_price(${ids})`;
  await tx`select refresh_card(${ids})`;
  await tx`select tell_products(${ids})`;
}
