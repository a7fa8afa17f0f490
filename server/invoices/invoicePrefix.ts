import type { Sql, Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";

/** Letters for a shop's first series: the initials of its name, of a single word its first two, "INV" where it has no Latin ones. */
export function prefixOfName(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const letters = words.length > 1 ? words.map((word) => word[0]).join("") : (words[0] ?? "").slice(0, 2);
  return letters.slice(0, 3) || "INV";
}

/**
 * What the next invoice's number begins with: what INVOICE_PREFIX says, else what the last one's began with, as a series
 * that runs never changes by itself, else letters of the shop's name.
 */
export async function invoicePrefix(
  sql: Sql | Transaction,
  { INVOICE_PREFIX, shop }: Pick<Settings, "INVOICE_PREFIX" | "shop">,
): Promise<string> {
  if (INVOICE_PREFIX !== undefined) return INVOICE_PREFIX;
  const [last] = await sql<{ prefix: string }[]>`
    select prefix from tax_document where kind = 'invoice' order by id desc limit 1`;
  return last?.prefix ?? prefixOfName(shop.name);
}
