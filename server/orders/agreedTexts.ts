import { createHash } from "node:crypto";
import type { Policy } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { policySource } from "../shop/policies.ts";
import type { Shop } from "../shop/shop.ts";

const policies: Policy[] = ["terms", "returns"];

type AgreedText = { policy: Policy; version: string };
const kept = new WeakMap<Sql, Promise<AgreedText[]>>();

/** Writes down the policies as they are in force, with what the shop's settings say in them. */
async function keepTexts({ sql, settings }: Pick<Shop, "sql" | "settings">): Promise<AgreedText[]> {
  const { promises: _, ...shop } = settings.shop;
  const { COD_LIMIT: cod_limit, FREE_DELIVERY_FROM: free_delivery_from } = settings;
  const facts = { ...shop, cod_limit, free_delivery_from };
  const texts = policies.map((policy) => {
    const text = policySource(policy, settings);
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
