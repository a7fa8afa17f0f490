import { createHash } from "node:crypto";
import type { Sql } from "../database/connect.ts";

type Code = { id: number; sku: string; barcode: string | null; name: string };

/**
 * Every variant that is sold by its SKU and barcode, with a version of them all; `variants` is null when that is the one
 * which is known already.
 */
export async function readCodes(
  sql: Sql,
  since: string | undefined,
): Promise<{ version: string; variants: Code[] | null }> {
  const codes = await sql<Code[]>`
    select v.id, v.sku, v.gtin as barcode, p.name || coalesce(' – ' || nullif(array_to_string(v.option_values, ', '), ''), '') as name
    from variant v join product p on p.id = v.product_id where not v.retired order by v.id`;
  const version = createHash("sha256").update(JSON.stringify(codes)).digest("base64url").slice(0, 22);
  return { version, variants: version === since ? null : [...codes] };
}
