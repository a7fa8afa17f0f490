import type { Sql } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { applyEdit, BeyondLimit, type Change, Wrong } from "./applyEdit.ts";
import { lockProduct } from "./lockProduct.ts";
import type { Errors } from "./rules.ts";

/** Why nothing was written. `field`: what is wrong, by its path. `limit`: a price goes beyond what the role may. */
export type NotDone = { outcome: "field"; errors: Errors } | { outcome: "limit" } | { outcome: "unknown" };

/** What came of an edit. `changed`: somebody was faster. */
export type Editing =
  | { outcome: "edited"; id: number }
  | { outcome: "same"; id: number }
  | { outcome: "changed" }
  | NotDone;

/** What undid a transaction as an outcome; what is no such thing is thrown on. */
export function outcomeOf(error: unknown): NotDone {
  if (error instanceof Wrong) return { outcome: "field", errors: error.errors };
  if (error instanceof BeyondLimit) return { outcome: "limit" };
  throw error;
}

/**
 * Changes a product and its variants by the staff's hand, all or nothing. `version` and each variant's are those that were
 * seen: where somebody was faster nothing is written. A variant's change leaves the product's version alone, so that two who
 * work on different ones are not in each other's way. Stock is never touched.
 */
export async function editProduct(
  sql: Sql,
  id: number,
  { version, ...change }: Change & { version?: number },
  by: Staff,
): Promise<Editing> {
  try {
    return await transaction(sql, async (tx): Promise<Editing> => {
      await waitShortly(tx);
      const product = await lockProduct(tx, id);
      if (!product) return { outcome: "unknown" };
      const isStale = Object.keys(change.fields).length > 0 && product.version !== version;
      const staleVariant = change.variants.some((seen) =>
        product.variants.some((standing) => standing.id === seen.id && standing.version !== seen.version),
      );
      if (isStale || staleVariant) return { outcome: "changed" };
      const isChange = await applyEdit(tx, product, change, by);
      return isChange ? { outcome: "edited", id } : { outcome: "same", id };
    });
  } catch (error) {
    return outcomeOf(error);
  }
}
