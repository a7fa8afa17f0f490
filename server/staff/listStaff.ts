import { isRight } from "../../contract/office/rights.ts";
import type { Member, StaffList } from "../../contract/office/staff.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { isLive } from "./session.ts";

type Row = Omit<Member, "created_at" | "seen_at"> & { created_at: Date; seen_at: Date | null };

const memberOf = ({ created_at, seen_at, ...row }: Row): Member => ({
  ...row,
  created_at: created_at.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
});

const columns = (sql: Sql | Transaction) => sql`
  m.id, m.email, m.name, m.role, m.disabled_at is not null as disabled, m.created_at, m.version,
  m.password_hash is not null as password,
  (select count(*)::int from staff_passkey where staff_id = m.id) as passkeys,
  (select count(*)::int from staff_session s where s.staff_id = m.id and ${isLive(sql)}) as sessions,
  (select max(seen_at) from staff_session where staff_id = m.id) as seen_at`;

/** One member; undefined where there is none. */
export async function readMember(sql: Sql | Transaction, id: string | number): Promise<Member | undefined> {
  const [row] = await sql<Row[]>`select ${columns(sql)} from staff m where m.id::text = ${String(id)}`;
  return row && memberOf(row);
}

/** All members, all roles with what each may, and invitations that are still good. */
export async function listStaff(sql: Sql): Promise<StaffList> {
  const [members, roles, invites] = await Promise.all([
    sql<Row[]>`select ${columns(sql)} from staff m order by m.disabled_at is not null, lower(m.name), m.id`,
    sql<{ slug: string; name: string; rights: Record<string, number | null> | null }[]>`
      select slug, name, (select jsonb_object_agg(right_name, most) from role_right where role = slug) as rights
      from role order by array_position(array['owner', 'counter', 'packer', 'accountant'], slug), name`,
    sql<{ email: string; role: string; invited_by: string; expires_at: Date }[]>`
      select email, role, invited_by, expires_at from staff_invite
      where used_at is null and expires_at > now() order by expires_at desc`,
  ]);
  return {
    staff: members.map(memberOf),
    roles: roles.map(({ rights, ...role }) => ({
      ...role,
      rights: Object.fromEntries(Object.entries(rights ?? {}).filter(([name]) => isRight(name))),
    })),
    invites: invites.map((invite) => ({ ...invite, expires_at: invite.expires_at.toISOString() })),
  };
}
