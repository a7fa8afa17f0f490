import type { Shopper } from "../coupons/shopper.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** Why somebody is not offered cash on delivery, who of the staff said so, and when, UTC. */
export type CashBlock = { reason: string; by: string; at: string };

/** The condition on `cash_block b` to be about this person: by his account, his mail address or his mobile number. */
const isAbout = (sql: Sql | Transaction, { customerId, email, mobile }: Shopper) => {
  const parts = [
    customerId && sql`b.customer_id = ${customerId}`,
    email && sql`b.email = ${email}`,
    mobile && sql`b.mobile = ${mobile}`,
  ].filter((part) => typeof part === "object");
  return parts.reduce((any, one) => sql`${any} or ${one}`, sql`false`);
};

/** Whether, and why, somebody is not offered cash on delivery; null: he is. */
export async function readCashBlock(sql: Sql | Transaction, person: Shopper): Promise<CashBlock | null> {
  const [row] = await sql<(Omit<CashBlock, "at"> & { at: Date })[]>`
    select reason, staff_name as by, at from cash_block b where ${isAbout(sql, person)} order by at desc limit 1`;
  return row ? { ...row, at: row.at.toISOString() } : null;
}

/** Why a shopper can't pay in cash at the door, in words for him, which keep the staff's own reason from him; undefined where he can. */
export async function whyNoCashFor(sql: Sql | Transaction, person: Shopper): Promise<string | undefined> {
  if (!person.customerId && !person.email && !person.mobile) return undefined;
  const rows = await sql`select from cash_block b where ${isAbout(sql, person)} limit 1`;
  return rows.length > 0 ? "We can’t offer you cash on delivery. Please choose another way to pay." : undefined;
}

/** Offers somebody cash on delivery again, and forgets why he was not offered it. */
export const openCash = (tx: Transaction, person: Shopper) => tx`delete from cash_block b where ${isAbout(tx, person)}`;

type Person = { id: string; customerId: number | null; email: string; mobile: string };

/** Offers a customer no cash on delivery from now on, for this reason, or (null) offers it again. The reason is in no audit: it may be about a person. */
export const setCash = (
  sql: Sql,
  { id, customerId, email, mobile }: Person,
  reason: string | null,
  by: Staff,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const person = { customerId: customerId ?? undefined, email, mobile };
    const before = await readCashBlock(tx, person);
    if (reason === null) await openCash(tx, person);
    else {
      // His own block goes, under whichever address it was; that of another with the same number stays.
      await openCash(tx, { customerId: person.customerId, email });
      await tx`
        insert into cash_block (email, mobile, customer_id, reason, staff_id, staff_name)
        values (${email}, ${mobile}, ${customerId}, ${reason}, ${by.staffId}, ${by.name})
        on conflict (email) do update set mobile = excluded.mobile, customer_id = excluded.customer_id, reason = excluded.reason,
          staff_id = excluded.staff_id, staff_name = excluded.staff_name, at = now()`;
    }
    await recordAct(tx, by, {
      act: "customers.cash",
      thing: "customer",
      id,
      before: { cash_on_delivery: before ? "closed" : "open" },
      after: { cash_on_delivery: reason === null ? "open" : "closed" },
    });
  });
