import type { Session } from "../../contract/customers.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { notFound } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { deviceOf } from "./device.ts";
import { isLive, type Who } from "./session.ts";

type Row = { id: string; user_agent: string; created_at: Date; seen_at: Date };

/** Where a customer is logged in, the latest use first. */
export async function listSessions(
  sql: Sql,
  { customerId, sessionId }: Pick<Who, "customerId" | "sessionId">,
): Promise<Session[]> {
  const rows = await sql<Row[]>`
    select s.id, s.user_agent, s.created_at, s.seen_at from session s
    where s.customer_id = ${customerId} and ${isLive(sql)} order by s.seen_at desc`;
  return rows.map(({ id, user_agent, created_at, seen_at }) => ({
    id,
    device: deviceOf(user_agent),
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    current: id === sessionId,
  }));
}

/** Ends one of the customer's sessions, or with "others" all but the one he asks in. Throws an ApiError of 404. */
export async function endSession(sql: Sql, { customerId, sessionId }: Who, id: string): Promise<void> {
  if (id === "others") {
    await sql`delete from session where customer_id = ${customerId} and id <> ${sessionId}`;
    return;
  }
  const ended = await sql`delete from session where customer_id = ${customerId} and id::text = ${id} returning id`;
  if (ended.length === 0) throw notFound("This session");
}

/** Signs a customer out on all devices, at the hand of somebody of the staff. */
export const endAllSessions = (sql: Sql, customerId: number, by: Staff): Promise<void> =>
  transaction(sql, async (tx) => {
    const { count } = await tx`delete from session where customer_id = ${customerId}`;
    const before = { sessions: count };
    await recordAct(tx, by, { act: "customers.end-sessions", thing: "customer", id: customerId, before });
  });
