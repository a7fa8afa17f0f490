import type { DataOf, OfficeCall } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

export type Row = DataOf<"GET /counts">["rows"][number];
export type Whole = DataOf<"GET /counts/{id}">;
export type CountLine = Whole["lines"][number];
/** A line whose result is told. */
export type Result = CountLine & { result: NonNullable<CountLine["result"]> };

export const hasResult = (line: CountLine): line is Result => line.result !== undefined;

/** What is read anew when a count goes on. */
export const readsOfCounts = ["GET /counts", "GET /counts/{id}", "GET /today"] as const satisfies readonly OfficeCall[];

/** Where a count stands. */
export const states: Record<Row["state"], { name: string; tone: Tone }> = {
  counting: { name: "Counting", tone: "info" },
  counted: { name: "Counted", tone: "info" },
  waiting: { name: "To approve", tone: "warn" },
  closed: { name: "Closed", tone: "good" },
  dropped: { name: "Given up", tone: "plain" },
};

export const variants = (count: number): string =>
  count === 1 ? "1 variant" : `${count.toLocaleString("en-IN")} variants`;
