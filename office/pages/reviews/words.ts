import type { DataOf } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

export type Row = DataOf<"GET /reviews">["rows"][number];
export type RowPicture = Row["pictures"][number];

/** How a review's state is called. */
export const states: Record<Row["state"], { name: string; tone: Tone }> = {
  waiting: { name: "To read", tone: "warn" },
  shown: { name: "Shown", tone: "good" },
  refused: { name: "Refused", tone: "bad" },
  removed: { name: "Taken away", tone: "bad" },
};
