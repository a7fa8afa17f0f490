import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { GrievanceState, grievanceStates } from "../grievances.ts";

/** A complaint in the list, with both of the law's clocks. Times UTC. */
export const ComplaintRow = z.object({
  ticket: z.string(),
  state: GrievanceState,
  name: z.string(),
  order_no: z.string().nullable().describe("As it was typed"),
  received_at: z.string(),
  acknowledge_by: z.string().describe("48 hours after it came"),
  resolve_by: z.string().describe("A month after it came"),
  due: z
    .object({
      clock: z.enum(["acknowledge", "resolve"]),
      at: z.string(),
      seconds: z.int().describe("Below zero: late"),
    })
    .nullable()
    .describe("The clock that runs out next; null when nothing is due any more"),
  beginning: z.string().describe("Its first words"),
});

export const Complaint = ComplaintRow.omit({ beginning: true }).extend({
  email: z.string(),
  mobile: z.string(),
  text: z.string(),
  order: z
    .object({ order_no: z.string(), state: z.string() })
    .nullable()
    .describe("The order it names, where there is one"),
  may_become: z.array(GrievanceState),
  timeline: z.array(z.object({ state: GrievanceState, note: z.string(), at: z.string(), name: z.string().nullable() })),
});
export type Complaint = z.infer<typeof Complaint>;

const parameters = z.object({ ticket: z.string().max(40).toUpperCase() });

/** The calls about complaints to the grievance officer. */
export const complaintCalls = {
  "GET /complaints": {
    summary: "Complaints: the open ones, that with the next deadline first; or those that are over, the newest first",
    query: z.object({ view: z.enum(["open", "over"]).default("open"), after: z.string().max(60).optional() }),
    answer: answer(z.object({ rows: z.array(ComplaintRow), next: z.string().nullable() })),
  },
  "GET /complaints/{ticket}": { summary: "A complaint", parameters, answer: answer(Complaint) },
  "POST /complaints/{ticket}": {
    summary: "Take a complaint on; the complainant is told by mail, with the note",
    parameters,
    body: z.object({
      state: z.enum(grievanceStates).exclude(["received"]),
      note: checked((typed) => field.text(typed, "the words for the complainant", 0, 1_000)).default(""),
    }),
    answer: answer(Complaint),
  },
} satisfies Record<string, Call>;
