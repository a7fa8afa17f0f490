import { createHash } from "node:crypto";
import type { Transaction } from "../database/connect.ts";

/** A request that must act once: by whom and what for (`scope`), the key that he gave it, and all that it says. */
export type Asked = { scope: string; key: string; body: unknown };

/**
 * Claims a request's key for the transaction that acts on it; whoever comes with the same key waits for that one. Answers
 * nothing when it is the first within 24 hours, else that the same was asked before, or something else under this key.
 */
export async function claimOnce(
  tx: Transaction,
  { scope, key, body }: Asked,
): Promise<"repeated" | "other_body" | undefined> {
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const claimed = await tx`
    insert into idempotency (scope, key, body_hash) values (${scope}, ${key}, ${hash})
    on conflict (scope, key) do update set body_hash = excluded.body_hash, answer = null, at = now()
      where idempotency.at < now() - interval '24 hours'
    returning key`;
  if (claimed.length === 1) return undefined;
  const [earlier] = await tx<{ body_hash: string }[]>`
    select body_hash from idempotency where scope = ${scope} and key = ${key}`;
  return earlier?.body_hash === hash ? "repeated" : "other_body";
}
