import { hashOf, newSecretText } from "../customers/secretText.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import { officeUrl } from "../office/where.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "./actor.ts";
import { demoEmail } from "./demoOwner.ts";
import { keepAnOwner } from "./lastOwner.ts";
import { recordAct } from "./recordAct.ts";
import { endSessions } from "./session.ts";
import { tellMember } from "./tellMember.ts";

/** For how long an invitation is good, in minutes: who asks on the machine sits before it, who is invited comes to work tomorrow. */
const life = { machine: 30, office: 48 * 60 } as const;

/** Refuses a role that there is not, and names those that there are. */
async function refuseRole(tx: Transaction, role: string): Promise<never> {
  const roles = await tx<{ slug: string }[]>`select slug from role order by slug`;
  const message = `There is no such role as “${role}”. There are: ${roles.map(({ slug }) => slug).join(", ")}.`;
  throw new ApiError(422, message, { errors: { role: message } });
}

/**
 * Invites somebody, by a link that works once. An earlier one is void. Who is a member already is signed out everywhere at
 * once; his other proofs go when he takes the invitation up. Throws ApiErrors of 409 (the last owner) and 422.
 */
export async function inviteStaff(
  shop: Pick<Shop, "sql" | "settings" | "address">,
  by: Staff,
  email: string,
  role: string,
): Promise<{ link: string; expiresAt: Date }> {
  const { text, hash } = newSecretText();
  const minutes = by.door === "machine" ? life.machine : life.office;
  if (email === demoEmail) throw new ApiError(422, "Nobody reads the demo owner's mail.");
  const expiresAt = await transaction(shop.sql, async (tx) => {
    const [known] = await tx`select from role where slug = ${role}`;
    if (!known) await refuseRole(tx, role);
    const [member] = await tx<{ id: number }[]>`select id from staff where email = ${email}`;
    if (member) {
      if (role !== "owner") await keepAnOwner(tx, shop.settings, member.id);
      await endSessions(tx, member.id);
      await tellMember(tx, undefined, member.id, "invited_anew", hash.toString("hex"));
    }
    await tx`delete from staff_invite where email = ${email} and used_at is null`;
    const [row] = await tx<{ expires_at: Date }[]>`
      insert into staff_invite (hash, email, role, invited_by, invited_by_id, expires_at)
      values (${hash}, ${email}, ${role}, ${by.name}, ${by.staffId}, now() + ${minutes} * interval '1 minute') returning expires_at`;
    if (!row) throw new Error("The invitation was not kept.");
    const after = { role, expires_at: row.expires_at };
    await recordAct(tx, by, { act: "staff.invite", thing: "invite", id: email, after });
    return row.expires_at;
  });
  return { link: officeUrl(shop, `invite/${text}`), expiresAt };
}

/** Takes an invitation back. Throws an ApiError of 404 where there is none. */
export const endInvite = (sql: Sql, by: Staff, email: string): Promise<void> =>
  transaction(sql, async (tx) => {
    const gone = await tx`delete from staff_invite where email = ${email} and used_at is null`;
    if (gone.count === 0) throw notFound("This invitation");
    await recordAct(tx, by, { act: "staff.invite-end", thing: "invite", id: email });
  });

export type Invite = { hash: Buffer; email: string; role: string; roleName: string };

/** The invitation that a link carries, while it is good and who sent it has access himself. Within a transaction it is locked. Throws an ApiError of 404. */
export async function readInvite(sql: Sql | Transaction, token: string, lock = false): Promise<Invite> {
  const [invite] = await sql<Invite[]>`
    select i.hash, i.email, i.role, r.name as "roleName" from staff_invite i join role r on r.slug = i.role
    where i.hash = ${hashOf(token)} and i.used_at is null and i.expires_at > now()
      and not exists (select from staff m where m.id = i.invited_by_id and m.disabled_at is not null) ${lock ? sql`for update of i` : sql``}`;
  if (!invite)
    throw new ApiError(
      404,
      "This invitation has been used already, was taken back, or is too old. Please ask for a new one.",
    );
  return invite;
}
