import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { checked } from "./checked.ts";
import { complaint, email, mobile, orderNoAsTyped, personName } from "./fields.ts";

/** The states of a complaint, in the order in which it goes through them. */
export const grievanceStates = ["received", "acknowledged", "in_progress", "resolved", "closed"] as const;
export const GrievanceState = z.enum(grievanceStates);
export type GrievanceState = z.infer<typeof GrievanceState>;

export const Grievance = z.object({
  ticket: z.string(),
  state: GrievanceState,
  received_at: z.string(),
  acknowledge_by: z.string(),
  resolve_by: z.string(),
  timeline: z.array(z.object({ state: GrievanceState, note: z.string(), at: z.string() })),
});
export type Grievance = z.infer<typeof Grievance>;

export const grievanceCalls = {
  "POST /grievances": {
    summary: "A complaint to the grievance officer; a mail acknowledges it",
    body: z.object({
      name: checked(personName),
      email: checked(email),
      mobile: checked(mobile),
      order_no: checked(orderNoAsTyped).optional(),
      text: checked(complaint),
    }),
    answer: answer(Grievance),
    done: [201],
  },
  "GET /grievances/{ticket}": {
    summary: "How a complaint stands, for whoever knows its number and its e-mail address",
    parameters: z.object({ ticket: z.string().max(40) }),
    query: z.object({ email: checked(email) }),
    answer: answer(Grievance),
  },
} satisfies Record<string, Call>;
