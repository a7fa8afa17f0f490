import { isRight, type Right, rights } from "../../contract/office/rights.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { SignedIn } from "./session.ts";

type Wanted = { right_name: string; most: number | null };

const isHeld = (held: SignedIn["rights"], { right_name, most }: Wanted): boolean => {
  if (!isRight(right_name)) return true;
  const limit = held.get(right_name);
  return limit === null || (limit !== undefined && most !== null && most <= limit);
};

const refuse = (name: string): never => {
  const said = isRight(name) ? rights[name] : name;
  throw new ApiError(403, `You can't give, or take from others, what you may not do yourself: “${said}”.`, {
    reason: "right",
    right: name,
  });
};

/** Refuses with 403 who would give, or act upon, a role that may more than he. 422 for a role that there is not. */
export async function requireHeldRole(sql: Sql, { rights: held }: SignedIn, role: string): Promise<void> {
  const [known] = await sql`select from role where slug = ${role}`;
  if (!known) throw new ApiError(422, "There is no such role.", { errors: { role: "There is no such role." } });
  const wanted = await sql<Wanted[]>`select right_name, most from role_right where role = ${role}`;
  const lacking = wanted.find((right) => !isHeld(held, right));
  if (lacking) refuse(lacking.right_name);
}

/** Refuses with 403 who would give a program rights that he has not himself, whole. */
export function requireHeld({ rights: held }: SignedIn, wanted: Right[]): void {
  const lacking = wanted.find((right_name) => !isHeld(held, { right_name, most: null }));
  if (lacking) refuse(lacking);
}
