import type { CouponFields, NewCouponFields } from "../../../contract/office/coupon.ts";
import type { Sql, Transaction } from "../../database/connect.ts";

/** A coupon as it stands, its fields in the contract's form. `used`: how many orders count as a use now. */
export type Standing = { code: string; version: number; used: number; fields: CouponFields };

type Row = Omit<CouponFields, "starts_at" | "ends_at" | "scope"> & {
  code: string;
  version: number;
  used: number;
  starts_at: Date | null;
  ends_at: Date | null;
  scope: Partial<CouponFields["scope"]>;
};

const nowhere = { categories: [], brands: [], collections: [] };

/** What a coupon does as long as nobody says otherwise: without limits, for everything, offered in the cart. */
export const withDefaults = (fields: NewCouponFields): CouponFields => ({
  min_spend: 0,
  max_discount: null,
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  per_customer: null,
  first_order_only: false,
  listed: true,
  scope: nowhere,
  ...fields,
});

/** Fields as they are kept: times in UTC, each slug once and in order, a value only where the kind has one. */
export function settled(fields: CouponFields): CouponFields {
  const utc = (at: string | null) => at && new Date(at).toISOString();
  const slugs = (list: string[]) => [...new Set(list)].sort();
  const { categories, brands, collections } = fields.scope;
  return {
    ...fields,
    value: fields.kind === "free_shipping" ? 0 : fields.value,
    starts_at: utc(fields.starts_at),
    ends_at: utc(fields.ends_at),
    scope: { categories: slugs(categories), brands: slugs(brands), collections: slugs(collections) },
  };
}

/** The values of a coupon's row. A list of the scope that asks for nothing is left out: there an empty one would cover nothing. */
export const rowOf = (code: string, { scope, ...fields }: CouponFields) => ({
  code,
  ...fields,
  scope: Object.fromEntries(Object.entries(scope).filter(([, slugs]) => slugs.length > 0)),
});

/** A coupon as it stands, its row locked where a transaction asks so; undefined where there is none of that code. */
export async function readStanding(
  sql: Sql | Transaction,
  code: string,
  locked = false,
): Promise<Standing | undefined> {
  const [row] = await sql<Row[]>`
    select code, version, used, text, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, per_customer, first_order_only,
      listed, scope from coupon where code = ${code} ${locked ? sql`for update` : sql``}`;
  if (!row) return undefined;
  const { version, used, starts_at, ends_at, scope, code: _, ...rest } = row;
  const fields = {
    ...rest,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    scope: { ...nowhere, ...scope },
  };
  return { code, version, used, fields: settled(fields) };
}
