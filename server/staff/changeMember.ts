import type { Member } from "../../contract/office/staff.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "./actor.ts";
import { endKeysOf } from "./keys.ts";
import { keepAnOwner } from "./lastOwner.ts";
import { readMember } from "./listStaff.ts";
import { recordAct } from "./recordAct.ts";
import { endSessions } from "./session.ts";

type Changes = { name?: string | undefined; role?: string | undefined; disabled?: boolean | undefined };

const has = (changes: Changes, name: string): name is keyof Changes =>
  Object.hasOwn(changes, name) && changes[name as keyof Changes] !== undefined;

/** Voids the open invitations of who loses his access, those for him and those that he sent. */
async function endInvites(tx: Transaction, by: Staff, member: { id: number; email: string }): Promise<void> {
  const invites = await tx<{ email: string }[]>`
    delete from staff_invite where used_at is null and (email = ${member.email} or invited_by_id = ${member.id}) returning email`;
  for (const { email } of invites) await recordAct(tx, by, { act: "staff.invite-end", thing: "invite", id: email });
}

/**
 * Changes a member's name or role, ends his access (and with it his sessions, invitations and keys) or gives it back. `version`: as he was seen;
 * without one whatever stands there is changed. Throws ApiErrors of 404, and 409: for who leaves the shop without an owner, and
 * with the member as he is now (`data`) where somebody was faster.
 */
export const changeMember = (
  shop: Pick<Shop, "sql" | "settings">,
  by: Staff,
  id: string | number,
  changes: Changes,
  version?: number,
): Promise<Member> =>
  transaction(shop.sql, async (tx) => {
    const [locked] = await tx<
      { id: number; email: string }[]
    >`select id, email from staff where id::text = ${String(id)}`;
    if (!locked) throw notFound("This member");
    // Before any member is locked, as who takes an invitation up locks it first.
    if (changes.disabled) await endInvites(tx, by, locked);
    const leaves = changes.disabled === true || (changes.role !== undefined && changes.role !== "owner");
    if (leaves) await keepAnOwner(tx, shop.settings, locked.id);
    await tx`select from staff where id = ${locked.id} for update`;
    const before = await readMember(tx, locked.id);
    if (!before) throw notFound("This member");
    if (version !== undefined && before.version !== version)
      throw new ApiError(409, "Somebody else has just changed this member.", { data: before });
    // With the member locked: a key that he makes meanwhile stands already, or is made by who has no access.
    if (changes.disabled || before.disabled) await endKeysOf(tx, by, locked.id);
    await tx`
      update staff set name = ${changes.name ?? before.name}, role = ${changes.role ?? before.role},
        disabled_at = case when ${changes.disabled ?? before.disabled} then coalesce(disabled_at, now()) end,
        version = version + 1
      where id = ${locked.id}`;
    if (changes.disabled) await endSessions(tx, locked.id);
    const changed = Object.keys(changes).filter((name): name is keyof Changes => has(changes, name));
    const of = (member: Changes) => Object.fromEntries(changed.map((name) => [name, member[name]]));
    await recordAct(tx, by, {
      act: "staff.change",
      thing: "staff",
      id: locked.id,
      before: of(before),
      after: of(changes),
    });
    return { ...before, ...of(changes), version: before.version + 1, sessions: changes.disabled ? 0 : before.sessions };
  });

/** Signs a member out on all devices. Throws an ApiError of 404. */
export const signOut = ({ sql }: Pick<Shop, "sql">, by: Staff, id: string): Promise<void> =>
  transaction(sql, async (tx) => {
    const member = await readMember(tx, id);
    if (!member) throw notFound("This member");
    const sessions = await endSessions(tx, member.id);
    await recordAct(tx, by, { act: "staff.end-sessions", thing: "staff", id: member.id, before: { sessions } });
  });
