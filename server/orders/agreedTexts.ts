import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import type { Shop } from "../rooms.ts";

const files: Record<Policy, string> = { terms: "terms.md", returns: "return.md" };
const folder = join(import.meta.dirname, "..", "..", "catalogue", "policies");

type AgreedText = { policy: Policy; version: string };
const kept = new WeakMap<Sql, Promise<AgreedText[]>>();

/** Writes down the policies as they are in force, with what the shop's settings say in them. */
async function keepTexts({ sql, settings }: Pick<Shop, "sql" | "settings">): Promise<AgreedText[]> {
  const { promises: _, ...shop } = settings.shop;
  const { COD_LIMIT: cod_limit, FREE_DELIVERY_FROM: free_delivery_from } = settings;
  const facts = { ...shop, cod_limit, free_delivery_from };
  const texts = (Object.keys(files) as Policy[]).map((policy) => {
    const text = readFileSync(join(folder, files[policy]), "utf8");
    const version = createHash("sha256")
      .update(JSON.stringify([text, facts]))
      .digest("hex")
      .slice(0, 16);
    return { policy, version, text };
  });
  for (const { policy, version, text } of texts)
    await sql`insert into policy_text (policy, version, text, facts) values (${policy}, ${version}, ${text}, ${sql.json(facts)})
      on conflict do nothing`;
  return texts;
}

/** Of the policies that a shopper agrees to, the versions in force; their texts are kept in the database by then. */
export async function agreedTexts(shop: Pick<Shop, "sql" | "settings">, agreed: Policy[]): Promise<AgreedText[]> {
  if (agreed.length === 0) return [];
  const keeping = kept.get(shop.sql) ?? keepTexts(shop);
  kept.set(shop.sql, keeping);
  keeping.catch(() => kept.delete(shop.sql));
  return (await keeping).filter(({ policy }) => agreed.includes(policy));
}
