import type { auditCalls } from "../../contract/office/audit.ts";
import type { staffCalls } from "../../contract/office/staff.ts";
import { data, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { changeMember, signOut } from "../staff/changeMember.ts";
import { endInvite, inviteStaff } from "../staff/invite.ts";
import { endKey, listKeys, makeKey } from "../staff/keys.ts";
import { listAudit } from "../staff/listAudit.ts";
import { listStaff, readMember } from "../staff/listStaff.ts";
import { requireHeld, requireHeldRole } from "../staff/mayGive.ts";
import type { SignedIn } from "../staff/session.ts";
import type { OfficeHandlers } from "./handler.ts";

const said = (message: string) => ({ body: { error: 0 as const, message } });

/** Who may enter, and who did what. */
export function staffRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof staffCalls | keyof typeof auditCalls> {
  const { sql } = shop;
  /** Upon whom somebody acts: he must not be able to do more than who acts. */
  async function requireBelow(staff: SignedIn, id: string) {
    const member = await readMember(sql, id);
    if (!member) throw notFound("This member");
    await requireHeldRole(sql, staff, member.role);
  }
  return {
    "GET /staff": async () => data(await listStaff(sql)),
    async "POST /staff/invite"({ body: { email, role }, staff }) {
      await requireHeldRole(sql, staff, role);
      const [known] = await sql<{ role: string }[]>`select role from staff where email = ${email}`;
      if (known) await requireHeldRole(sql, staff, known.role);
      const { link, expiresAt } = await inviteStaff(shop, staff.actor, email, role);
      return data({ link, expires_at: expiresAt.toISOString() });
    },
    async "POST /staff/invite/end"({ body, staff }) {
      await endInvite(sql, staff.actor, body.email);
      return said("The invitation is taken back.");
    },
    async "PATCH /staff/{id}"({ parameters, body: { version, ...changes }, staff }) {
      await requireBelow(staff, parameters.id);
      if (changes.role !== undefined) await requireHeldRole(sql, staff, changes.role);
      return data(await changeMember(shop, staff.actor, parameters.id, changes, version));
    },
    async "POST /staff/{id}/end-sessions"({ parameters, staff }) {
      await requireBelow(staff, parameters.id);
      await signOut(shop, staff.actor, parameters.id);
      return said("This member is signed out everywhere.");
    },
    "GET /keys": async () => data(await listKeys(sql)),
    async "POST /keys"({ body, staff }) {
      const rights = [...new Set(body.rights)];
      requireHeld(staff, rights);
      return data(await makeKey(sql, staff.actor, body.name, rights));
    },
    async "DELETE /keys/{id}"({ parameters, staff }) {
      await endKey(sql, staff.actor, parameters.id);
      return said("The key opens nothing any more.");
    },
    "GET /audit": async ({ query }) => data(await listAudit(sql, query)),
  };
}
