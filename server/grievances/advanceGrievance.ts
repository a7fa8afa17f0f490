import { type GrievanceState, grievanceStates } from "../../contract/grievances.ts";
import { enqueue } from "../jobs/outbox.ts";
import { publishNews } from "../news/publishNews.ts";
import type { Shop } from "../shop/shop.ts";
import { type Actor, written } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** The states that a complaint can come from: only forward, and nothing is closed that was not resolved. */
const from: Record<Exclude<GrievanceState, "received">, GrievanceState[]> = {
  acknowledged: ["received"],
  in_progress: ["received", "acknowledged"],
  resolved: ["received", "acknowledged", "in_progress"],
  closed: ["resolved"],
};

export type Advance = keyof typeof from;

/** The states that can follow. */
export const mayFollow = (state: GrievanceState): Advance[] =>
  grievanceStates.filter(isAdvance).filter((to) => from[to].includes(state));

/** Whether a word names a state that a complaint can be taken to. */
export const isAdvance = (word: string): word is Advance =>
  word !== "received" && grievanceStates.some((state) => state === word);

/**
 * Takes a complaint to a later state, with a note for the complainant, who is told by mail; not of an acknowledgement,
 * which is a mail itself. `elsewhere`: it is in no state to go there; `unknown`: there is no such complaint.
 */
export async function advanceGrievance(
  shop: Pick<Shop, "sql">,
  ticket: string,
  state: Advance,
  note: string,
  by: Actor,
): Promise<"moved" | "elsewhere" | "unknown"> {
  const outcome = await shop.sql.begin(async (tx) => {
    const [moved] = await tx<{ id: number }[]>`
      update grievance set state = ${state} where ticket = ${ticket} and state = any(${from[state]}) returning id`;
    if (!moved) {
      const known = await tx`select from grievance where ticket = ${ticket}`;
      return known.length === 0 ? "unknown" : "elsewhere";
    }
    await tx`insert into grievance_event (grievance_id, state, note, staff_name) values (${moved.id}, ${state}, ${note}, ${written(by).staffName})`;
    await recordAct(tx, by, { act: "grievances.answer", thing: "complaint", id: ticket, after: { state, note } });
    if (state !== "acknowledged")
      await enqueue(tx, { topic: "grievance_mail", key: `grievance:${ticket}:${state}`, payload: { ticket, state } });
    return "moved";
  });
  if (outcome === "moved") publishNews(shop.sql, { kind: "complaint", id: ticket, state, fresh: false });
  return outcome;
}
