import { createHash } from "node:crypto";
import type { Policy } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { policySource } from "../shop/policies.ts";
import type { Shop } from "../shop/shop.ts";

const policies: Policy[] = ["terms", "returns"];

type AgreedText = { policy: Policy; version: string };
/** What was written down last, and the facts that it was written down with. */
const kept = new WeakMap<Sql, { facts: string; texts: Promise<AgreedText[]> }>();

function factsOf({ settings }: Pick<Shop, "settings">) {
  const { promises: _, ...shop } = settings.shop;
  const { COD_LIMIT, COD_FEE, COD_NOT_FOR, FREE_DELIVERY_FROM, RATES } = settings;
  return {
    ...shop,
    cod_limit: COD_LIMIT,
    cod_fee: COD_FEE,
    cod_not_for: COD_NOT_FOR,
    free_delivery_from: FREE_DELIVERY_FROM,
    rates: RATES,
  };
}

/** Writes down the policies as they are in force, with what the shop's settings say in them. */
async function keepTexts(
  { sql, settings }: Pick<Shop, "sql" | "settings">,
  facts: ReturnType<typeof factsOf>,
): Promise<AgreedText[]> {
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
  const facts = factsOf(shop);
  const { terms, returns } = shop.settings.policies;
  const asText = JSON.stringify([facts, terms, returns]);
  const known = kept.get(shop.sql);
  const texts = known?.facts === asText ? known.texts : keepTexts(shop, facts);
  kept.set(shop.sql, { facts: asText, texts });
  texts.catch(() => kept.delete(shop.sql));
  return (await texts).filter(({ policy }) => agreed.includes(policy));
}
