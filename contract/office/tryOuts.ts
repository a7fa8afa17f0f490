import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { timeOfDay } from "../shop.ts";

/** What stands in the showroom's day: a visit, or a time that the staff keeps. Times UTC. */
export const TryOutRow = z.object({
  booking_no: z.string(),
  state: z.enum(["booked", "shown", "no_show", "cancelled", "blocked"]),
  starts_at: z.string(),
  ends_at: z.string(),
  product_name: z.string(),
  product_url: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  confirmed: z.boolean(),
  no_shows: z.int().describe("How often this mobile number has not come before"),
  reason: z.string().describe("Why the staff keeps the time"),
  begun: z.boolean(),
  closed: z
    .boolean()
    .describe("A visit to come at a time when the shop is closed: its hours changed after it was booked"),
});

export const TryOutDay = z.object({
  day: z.string(),
  free: z.int().nullable(),
  holiday: z.string().nullable().describe("What the holiday is on which the shop is closed; null on other days"),
  rows: z.array(TryOutRow),
});

const day = z.iso
  .date("Please enter a day.")
  .refine((text) => text >= "2000" && text < "2200", "expected a day of this century or the next");

/** The calls about visits to the showroom. */
export const tryOutCalls = {
  "GET /tryouts": {
    summary: "The showroom's day: who comes when to try what, and what the staff keeps free",
    query: z.object({ day: day.optional().describe("In India; without it today") }),
    answer: answer(TryOutDay),
  },
  "POST /tryouts/block": {
    summary: "Keep a time of the showroom for something else; 409 while a visit stands there",
    body: z.object({
      day,
      from: timeOfDay,
      until: timeOfDay,
      reason: checked((typed) => field.text(typed, "the reason", 1, 80)),
    }),
    answer: answer(TryOutDay),
  },
  "POST /tryouts/{no}": {
    summary: "Mark who came and who did not, or cancel: a visitor is told by mail, a kept time is free again",
    parameters: z.object({ no: z.string().max(20).toUpperCase() }),
    body: z.object({ state: z.enum(["booked", "shown", "no_show", "cancelled"]) }),
    answer: answer(TryOutDay),
  },
} satisfies Record<string, Call>;
