import type { DataOf } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

export type Complaint = DataOf<"GET /complaints/{ticket}">;
type State = Complaint["state"];

export const states: Record<State, { name: string; tone: Tone }> = {
  received: { name: "New", tone: "warn" },
  acknowledged: { name: "Acknowledged", tone: "info" },
  in_progress: { name: "In progress", tone: "info" },
  resolved: { name: "Resolved", tone: "good" },
  closed: { name: "Closed", tone: "plain" },
};

/** What somebody does who takes a complaint to a state. */
export const acts: Record<Exclude<State, "received">, string> = {
  acknowledged: "Acknowledge",
  in_progress: "Say how it goes on",
  resolved: "Resolved",
  closed: "Close",
};

/** When a complaint came to a state or past it first; undefined while it has not. */
export function reached({ timeline }: Pick<Complaint, "timeline">, ...wanted: State[]): string | undefined {
  return timeline.find(({ state }) => wanted.includes(state))?.at;
}
