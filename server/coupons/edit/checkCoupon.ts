import type { CouponFields } from "../../../contract/office/coupon.ts";
import type { Sql, Transaction } from "../../database/connect.ts";

/** What is wrong, by the field's path in what was sent ("fields.value"). */
export type Errors = Record<string, string>;

/** A code as it may be kept: easy to read out and to type. */
export const codeFault = (code: string): string | undefined =>
  /^[A-Z0-9-]{3,40}$/.test(code)
    ? undefined
    : "Please enter a code of 3 to 40 letters, digits and hyphens, such as DIWALI-10.";

function valueFault({ kind, value }: CouponFields): string | undefined {
  if (kind === "percent" && (value < 1 || value > 10_000)) return "Please enter a percentage above 0, up to 100.";
  return kind === "amount" && value < 100 ? "Please enter an amount of at least ₹1." : undefined;
}

const notThere = (slugs: string[]) =>
  `${slugs.map((slug) => `“${slug}”`).join(", ")} is not there any more. Please take it off.`;

/** What is wrong with a coupon, its fields looked at together and held against what the shop has; empty: nothing. */
export async function checkCoupon(sql: Sql | Transaction, fields: CouponFields, used: number): Promise<Errors> {
  const errors: Errors = {};
  const value = valueFault(fields);
  if (value) errors["fields.value"] = value;
  const { starts_at, ends_at, usage_limit, scope } = fields;
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at))
    errors["fields.ends_at"] = "The end must come after the start.";
  if (usage_limit !== null && usage_limit < used)
    errors["fields.usage_limit"] =
      `It was used ${used} times already. Please enter ${used} or more, or end the coupon.`;
  const [missing] = await sql<[Record<keyof typeof scope, string[]>]>`
    select array(select unnest(${scope.categories}::text[]) except select slug from category) as categories,
      array(select unnest(${scope.brands}::text[]) except select slug from brand) as brands,
      array(select unnest(${scope.collections}::text[]) except select slug from collection) as collections`;
  for (const list of ["categories", "brands", "collections"] as const)
    if (missing[list].length > 0) errors[`fields.scope.${list}`] = notThere(missing[list]);
  return errors;
}
