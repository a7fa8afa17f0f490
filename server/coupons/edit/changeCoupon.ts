import type { CouponFields, NewCouponFields } from "../../../contract/office/coupon.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { codeOf } from "../readCoupons.ts";
import { checkCoupon, codeFault, type Errors } from "./checkCoupon.ts";
import { readStanding, rowOf, type Standing, settled, withDefaults } from "./standing.ts";

/** What came of it. `changed`: somebody was faster, and nothing was written. */
export type Changed = { outcome: "done" | "unknown" | "changed" } | { outcome: "field"; errors: Errors };

const refused = (errors: Errors): Changed | undefined =>
  Object.keys(errors).length > 0 ? { outcome: "field", errors } : undefined;

const columns = `text, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, per_customer, first_order_only, listed, scope`;

/** Keeps a new coupon. Money in paise. */
export async function makeCoupon(sql: Sql, typed: string, fields: NewCouponFields, by: Staff): Promise<Changed> {
  const code = codeOf(typed);
  const made = settled(withDefaults(fields));
  const fault = codeFault(code);
  const errors = { ...(fault && { code: fault }), ...(await checkCoupon(sql, made, 0)) };
  const refusal = refused(errors);
  if (refusal) return refusal;
  return transaction(sql, async (tx): Promise<Changed> => {
    const rows = await tx`
      insert into coupon (code, ${tx.unsafe(columns)})
      select code, ${tx.unsafe(columns)} from jsonb_populate_record(null::coupon, ${JSON.stringify(rowOf(code, made))}::text::jsonb)
      on conflict do nothing returning code`;
    if (rows.length === 0)
      return { outcome: "field", errors: { code: `There is a coupon ${code} already. Please choose another code.` } };
    await recordAct(tx, by, { act: "coupon.make", thing: "coupon", id: code, after: made });
    return { outcome: "done" };
  });
}

/** Those fields that are to be others than they are, and what they were. */
function differing(was: CouponFields, now: CouponFields) {
  const names = (Object.keys(was) as (keyof CouponFields)[]).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(now[name]),
  );
  // A value is nothing without its kind: 1000 is ten rupees or ten percent.
  const told = names.includes("value") && !names.includes("kind") ? [...names, "kind" as const] : names;
  const pick = (of: CouponFields) => Object.fromEntries(told.map((name) => [name, of[name]]));
  return { isSame: names.length === 0, before: pick(was), after: pick(now) };
}

/** Changes a coupon that nobody has changed since `version`, in one transaction with its audit; what comes out the same leaves no trace. */
const change = (
  sql: Sql,
  typed: string,
  { version, act, by }: { version: number; act: string; by: Staff },
  next: (standing: Standing, tx: Transaction) => Promise<CouponFields> | CouponFields,
): Promise<Changed> =>
  transaction(sql, async (tx): Promise<Changed> => {
    await waitShortly(tx);
    const code = codeOf(typed);
    const standing = await readStanding(tx, code, true);
    if (!standing) return { outcome: "unknown" };
    if (standing.version !== version) return { outcome: "changed" };
    const fields = settled(await next(standing, tx));
    const { isSame, before, after } = differing(standing.fields, fields);
    if (isSame) return { outcome: "done" };
    // It can be ended whatever has become of what it is for.
    const refusal = act === "coupon.end" ? undefined : refused(await checkCoupon(tx, fields, standing.used));
    if (refusal) return refusal;
    await tx`
      update coupon set (${tx.unsafe(columns)}) = (
        select ${tx.unsafe(columns)} from jsonb_populate_record(null::coupon, ${JSON.stringify(rowOf(code, fields))}::text::jsonb))
      where code = ${code}`;
    await recordAct(tx, by, { act, thing: "coupon", id: code, before, after });
    return { outcome: "done" };
  });

/** Changes these fields of a coupon; its code and its uses stay. Orders that have it keep what they were promised. */
export const editCoupon = (
  sql: Sql,
  code: string,
  { version, fields }: { version: number; fields: Partial<CouponFields> },
  by: Staff,
): Promise<Changed> =>
  change(sql, code, { version, act: "coupon.edit", by }, (standing) => ({ ...standing.fields, ...fields }));

/** Ends a coupon at once. One that has not begun loses its beginning and is over; one that is over stays as it is. */
export const endCoupon = (sql: Sql, code: string, version: number, by: Staff): Promise<Changed> =>
  change(sql, code, { version, act: "coupon.end", by }, async ({ fields }, tx) => {
    const [{ now }] = await tx<[{ now: Date }]>`select now()`;
    if (fields.ends_at && new Date(fields.ends_at) <= now) return fields;
    const hasBegun = fields.starts_at === null || new Date(fields.starts_at) < now;
    return { ...fields, starts_at: hasBegun ? fields.starts_at : null, ends_at: now.toISOString() };
  });
