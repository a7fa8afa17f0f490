import { z } from "zod";
import { answer, type Call } from "../answer.ts";

/** What somebody did: by which door, upon what, and what stood there before and after. */
const AuditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staff_id: z.int().nullable(),
  staff_name: z.string(),
  door: z.enum(["office", "machine", "key"]),
  act: z.string(),
  thing: z.string(),
  thing_id: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  request_id: z.string().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const number = z.string().regex(/^\d{1,15}$/, "A whole number.");

/** Who did what. */
export const auditCalls = {
  "GET /audit": {
    summary: "What was done, the latest first, 50 at once",
    query: z.object({
      thing: z.string().max(40).optional().describe("A kind of thing, with thing_id: order, staff, key …"),
      thing_id: z.string().max(100).optional(),
      staff: number.optional().describe("A member's number"),
      after: number.optional().describe("`next` of the page before"),
    }),
    answer: answer(z.object({ rows: z.array(AuditRow), next: z.string().nullable() })),
  },
} satisfies Record<string, Call>;
