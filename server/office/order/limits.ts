import type { Right } from "../../../contract/office/rights.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { ApiError } from "../../http/reply.ts";
import { formatMoney } from "../../money.ts";
import { requireProof } from "../../staff/requireProof.ts";
import type { SignedIn } from "../../staff/session.ts";

/** What is said of what goes beyond a role's limit: 403. `most` in paise; `of`: what it is the limit of, where that is not the act alone. */
export const beyond = (right: Right, most: number, of = ""): ApiError =>
  new ApiError(
    403,
    `Your role may do this up to ${formatMoney(most)}${of && ` ${of}`}. Please ask somebody who may do more.`,
    { reason: "limit", right, most },
  );

/** Refuses with 403 what goes beyond the limit that a role has on a right. `amount` in paise. */
export function requireWithin({ rights }: Pick<SignedIn, "rights">, right: Right, amount: number): void {
  const most = rights.get(right);
  if (most != null && amount > most) throw beyond(right, most);
}

/**
 * Has who has no limit on a right show once more that it is he, for more than anybody with a limit might do: an open
 * screen must not be worth more than that. `amount` in paise.
 */
export async function requireProofAbove(
  { sql }: { sql: Sql | Transaction },
  staff: SignedIn,
  right: Right,
  amount: number,
): Promise<void> {
  if (staff.rights.get(right) != null) return;
  const [row] = await sql<
    { most: number | null }[]
  >`select max(most) as most from role_right where right_name = ${right}`;
  if (row?.most != null && amount > row.most) requireProof(staff);
}
