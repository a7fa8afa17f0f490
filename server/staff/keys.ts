import { isRight, type Right } from "../../contract/office/rights.ts";
import type { Key } from "../../contract/office/staff.ts";
import { newSecretText } from "../customers/secretText.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { notFound } from "../http/reply.ts";
import type { Staff } from "./actor.ts";
import { recordAct } from "./recordAct.ts";

type Row = {
  id: number;
  name: string;
  rights: string[];
  made_by: string | null;
  created_at: Date;
  last_used_at: Date | null;
  ended_at: Date | null;
};

/** The keys of programs, the newest first. */
export async function listKeys(sql: Sql): Promise<Key[]> {
  const rows = await sql<Row[]>`
    select k.id, k.name, k.rights, m.name as made_by, k.created_at, k.last_used_at, k.ended_at
    from staff_key k left join staff m on m.id = k.made_by order by k.id desc limit 200`;
  return rows.map(({ created_at, last_used_at, ended_at, rights, ...row }) => ({
    ...row,
    rights: rights.filter(isRight),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

/** Makes a key for a program, with rights of its own. The key itself is answered, and kept nowhere. */
export const makeKey = (sql: Sql, by: Staff, name: string, rights: Right[]): Promise<{ id: number; key: string }> =>
  transaction(sql, async (tx) => {
    const { text, hash } = newSecretText();
    const [row] = await tx<{ id: number }[]>`
      insert into staff_key (name, hash, rights, made_by) values (${name}, ${hash}, ${rights}, ${by.staffId}) returning id`;
    if (!row) throw new Error("The key was not kept.");
    await recordAct(tx, by, { act: "key.make", thing: "key", id: row.id, after: { name, rights } });
    return { id: row.id, key: text };
  });

/** Ends the keys that a member made who loses his access, or who has none: given back, they would open again. */
export async function endKeysOf(tx: Transaction, by: Staff, memberId: number): Promise<void> {
  const ended = await tx<{ id: number; name: string }[]>`
    update staff_key set ended_at = now() where made_by = ${memberId} and ended_at is null returning id, name`;
  for (const { id, name } of ended) await recordAct(tx, by, { act: "key.end", thing: "key", id, before: { name } });
}

/** Takes a key back. Throws an ApiError of 404 for one that there is not, or that opens nothing already. */
export const endKey = (sql: Sql, by: Staff, id: string): Promise<void> =>
  transaction(sql, async (tx) => {
    const [ended] = await tx<{ id: number; name: string }[]>`
      update staff_key set ended_at = now() where id::text = ${id} and ended_at is null returning id, name`;
    if (!ended) throw notFound("This key");
    await recordAct(tx, by, { act: "key.end", thing: "key", id: ended.id, before: { name: ended.name } });
  });
