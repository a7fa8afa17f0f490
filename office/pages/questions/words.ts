import type { DataOf } from "../../api/call.ts";
import { Refused } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

export type Row = DataOf<"GET /questions">["rows"][number];

/** How a question's state is called. */
export const states: Record<Row["state"], { name: string; tone: Tone }> = {
  waiting: { name: "To answer", tone: "warn" },
  answered: { name: "Answered", tone: "good" },
  refused: { name: "Refused", tone: "bad" },
  removed: { name: "Taken away", tone: "bad" },
};

/** The question as it is by now, where a call was refused because somebody was faster. */
export const questionInRefusal = (error: unknown): Row | undefined =>
  error instanceof Refused && error.status === 409 ? (error.answer.question as Row | undefined) : undefined;
