import type { CustomerNote } from "../../contract/office/customerNote.ts";
import type { Shopper } from "../coupons/shopper.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

type Person = { id: string; customerId: number | null; email: string; proven: boolean };

/** As whom the staff's words about somebody are found: what stands under an address counts once it is proved, or for a visitor. */
const knownAs = ({ customerId, email, proven }: Omit<Person, "id">): Shopper => ({
  customerId: customerId ?? undefined,
  email: customerId === null || proven ? email : undefined,
});

/** The condition on `customer_note n` to be about this person. */
const isAbout = (sql: Sql | Transaction, { customerId, email }: Shopper) =>
  sql`(n.email = ${email ?? ""} or n.customer_id = ${customerId ?? null})`;

/** The staff's own words about somebody, the latest first. */
export async function readNotes(sql: Sql | Transaction, person: Omit<Person, "id">): Promise<CustomerNote[]> {
  const rows = await sql<(Omit<CustomerNote, "at"> & { at: Date })[]>`
    select id::int, text, staff_name as name, at from customer_note n where ${isAbout(sql, knownAs(person))} order by id desc`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Writes a note about a customer; its words are in no audit, as they are about a person. */
export const addNote = (sql: Sql, { id, customerId, email }: Person, text: string, by: Staff): Promise<void> =>
  transaction(sql, async (tx) => {
    const [noted] = await tx<{ id: number }[]>`
      insert into customer_note (email, customer_id, text, staff_id, staff_name)
      values (${email}, ${customerId}, ${text}, ${by.staffId}, ${by.name}) returning id::int`;
    await recordAct(tx, by, { act: "customers.note", thing: "customer", id, after: { note: noted?.id } });
  });

/** Takes a note about a customer away, words and all. False: he has none of this number. */
export const removeNote = (sql: Sql, person: Person, note: number, by: Staff): Promise<boolean> =>
  transaction(sql, async (tx) => {
    const gone = await tx`
      delete from customer_note n where n.id = ${note} and ${isAbout(tx, knownAs(person))} returning n.id`;
    if (gone.length === 0) return false;
    await recordAct(tx, by, { act: "customers.note-remove", thing: "customer", id: person.id, before: { note } });
    return true;
  });

/** What the staff has written about a visitor and about his addresses is this customer's, before the address is no longer his. */
export async function adoptRemarks(
  tx: Transaction,
  { customerId, email }: { customerId: number; email: string },
): Promise<void> {
  await tx`update customer_note set customer_id = ${customerId} where customer_id is null and email = ${email}`;
  await tx`update wrong_address set customer_id = ${customerId} where customer_id is null and email = ${email}`;
}
