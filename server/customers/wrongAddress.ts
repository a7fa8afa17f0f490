import type { WrongAddress } from "../../contract/office/wrongAddress.ts";
import type { Shopper } from "../coupons/shopper.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** What tells one place from another. */
export type Place = { pincode: string; line1: string; line2: string; landmark?: string | undefined };

/** A place by its letters and digits alone, so that a comma or a capital makes no other address of it; a word more does. */
export const placeKey = ({ pincode, line1, line2, landmark = "" }: Place): string =>
  [pincode, line1, line2, landmark].map((part) => part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")).join("|");

type Row = { place: string; reason: string; by: string; at: Date };
const seen = ({ reason, by, at }: Row): WrongAddress => ({ reason, by, at: at.toISOString() });

/** The addresses of somebody that are marked as wrong, by their `placeKey`. */
export async function readWrongAddresses(
  sql: Sql | Transaction,
  { customerId, email }: Shopper,
): Promise<Map<string, WrongAddress>> {
  const rows = await sql<Row[]>`
    select place, reason, staff_name as by, at from wrong_address
    where email = ${email ?? ""} or customer_id = ${customerId ?? null} order by at`;
  return new Map(rows.map((row) => [row.place, seen(row)]));
}

/** Which of these orders go to an address that is marked as wrong, by their ids. */
export async function wrongOfOrders(sql: Sql | Transaction, ids: number[]): Promise<Map<number, WrongAddress>> {
  const rows = await sql<(Row & { id: number; address: Place })[]>`
    select o.id, o.address, w.place, w.reason, w.staff_name as by, w.at from orders o cross join lateral (
      select * from wrong_address where email = o.email
      union select * from wrong_address where customer_id = o.customer_id) w
    where o.id = any(${ids}) order by w.at`;
  return new Map(rows.filter(({ address, place }) => placeKey(address) === place).map((row) => [row.id, seen(row)]));
}

/**
 * What to say of an address at which a parcel did not find this shopper, by the order's field, for each who asks; the staff's own reason
 * is kept from him. A word that is put right, or a landmark more, makes it another address.
 */
export async function addressErrorsOf(
  sql: Sql | Transaction,
  asked: { shopper: Shopper; address: Place }[],
): Promise<Record<string, string>[]> {
  const emails = asked.flatMap(({ shopper: { email } }) => email ?? []);
  const customers = asked.flatMap(({ shopper: { customerId } }) => customerId ?? []);
  const wrong = await sql<{ email: string; customer_id: number | null; place: string }[]>`
    select email, customer_id, place from wrong_address where email = any(${emails}) or customer_id = any(${customers}::int[])`;
  return asked.map(({ shopper: { email = "", customerId }, address }): Record<string, string> => {
    const own = wrong.filter(
      (row) => row.email === email || (customerId !== undefined && row.customer_id === customerId),
    );
    return own.some(({ place }) => place === placeKey(address))
      ? { "address.line1": "A parcel could not be delivered at this address. Please put it right, or add a landmark." }
      : {};
  });
}

/** The same for one shopper. */
export const addressErrors = async (
  sql: Sql | Transaction,
  shopper: Shopper,
  address: Place,
): Promise<Record<string, string>> => (await addressErrorsOf(sql, [{ shopper, address }]))[0] ?? {};

type Person = { id: string; customerId: number | null; email: string };

/** Marks a customer's address as wrong, for this reason, or (null) as right again. Neither reason nor address is in the audit. */
export const setWrongAddress = (
  sql: Sql,
  { id, customerId, email }: Person,
  address: Place,
  reason: string | null,
  by: Staff,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const place = placeKey(address);
    const gone = await tx`
      delete from wrong_address
      where place = ${place} and (email = ${email} or customer_id = ${customerId}) returning id`;
    if (reason !== null)
      await tx`
        insert into wrong_address (email, customer_id, place, reason, staff_id, staff_name)
        values (${email}, ${customerId}, ${place}, ${reason}, ${by.staffId}, ${by.name})`;
    const word = (wrong: boolean) => ({ address: wrong ? "wrong" : "right" });
    await recordAct(tx, by, {
      act: "customers.address",
      thing: "customer",
      id,
      before: word(gone.length > 0),
      after: word(reason !== null),
    });
  });
