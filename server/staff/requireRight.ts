import { type Right, rights } from "../../contract/office/rights.ts";
import { hashOf } from "../customers/secretText.ts";
import { ApiError, Refusal } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "./actor.ts";
import { findStaff } from "./session.ts";

type Held = { name: string; may: boolean };

/** The program whose key this is; undefined for a key that opens nothing, as one does whose maker has no access any more. */
async function programOf({ sql }: Pick<Shop, "sql">, key: string, right: Right): Promise<Held | undefined> {
  const [row] = await sql<(Held & { id: number; stale: boolean })[]>`
    select id, name, ${right} = any(rights) as may, coalesce(last_used_at < now() - interval '1 minute', true) as stale
    from staff_key k where hash = ${hashOf(key)} and ended_at is null
      and not exists (select from staff m where m.id = k.made_by and m.disabled_at is not null)`;
  if (row?.stale) await sql`update staff_key set last_used_at = now() where id = ${row.id}`;
  return row;
}

const lacks = (right: Right) =>
  new ApiError(403, `This needs the right “${rights[right]}”.`, { reason: "right", right });

/**
 * Who asks for something of the staff's outside the office: a program by its key (`Authorization: Bearer`), or somebody
 * who is signed in to the office. Throws a Refusal of 401, or an ApiError of 403 for who has not the right.
 */
export async function requireRight(shop: Shop, request: Request, right: Right): Promise<Staff> {
  const authorization = request.headers.get("Authorization");
  const requestId = request.headers.get("X-Request-Id");
  if (authorization !== null) {
    const key = /^Bearer (\S{20,200})$/.exec(authorization)?.[1];
    const program = key === undefined ? undefined : await programOf(shop, key, right);
    if (!program)
      throw new Refusal(401, "staff key", "This needs a key of the shop's.", { "WWW-Authenticate": "Bearer" });
    if (!program.may) throw lacks(right);
    return { door: "key", staffId: null, name: program.name, ...(requestId ? { requestId } : {}) };
  }
  const staff = await findStaff(shop, request);
  if (!staff) throw new Refusal(401, "staff key", "This needs a key of the shop's.", { "WWW-Authenticate": "Bearer" });
  if (!staff.rights.has(right)) throw lacks(right);
  return staff.actor;
}
