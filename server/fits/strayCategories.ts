import type { Transaction } from "../database/connect.ts";
import { keptRules } from "./rule.ts";

/** The categories that rules name and the shop does not have, by slug. */
export async function strayCategories(tx: Transaction, rules: string[]): Promise<string[]> {
  const named = [...new Set(keptRules(rules).flatMap(({ categories }) => categories))];
  if (named.length === 0) return [];
  const known = await tx<{ slug: string }[]>`select slug from category where slug = any(${named})`;
  return named.filter((slug) => !known.some((category) => category.slug === slug));
}
