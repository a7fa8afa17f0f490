import type { Sql, Transaction } from "../database/connect.ts";

/** The variants with this barcode or SKU, whatever its letters' case (the one in just these, if there is one); a barcode with or without its leading zeros. */
export async function findCode(sql: Sql | Transaction, code: string): Promise<{ id: number; name: string }[]> {
  const digits = /^\d{8,14}$/.test(code) ? code.replace(/^0+/, "") : null;
  const barcodes = digits === null ? [] : [8, 12, 13, 14].map((length) => digits.padStart(length, "0"));
  return sql<{ id: number; name: string }[]>`
    select v.id, p.name from variant v join product p on p.id = v.product_id
    where v.id in (
      select id from variant where lower(sku) = lower(${code}) and (sku = ${code} or not exists (select from variant where sku = ${code}))
      union select id from variant where gtin = any(${barcodes}) and gtin is not null)`;
}
