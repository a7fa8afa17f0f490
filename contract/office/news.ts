import { z } from "zod";
import type { Call } from "../answer.ts";

/**
 * What `GET /news` tells: an event stream, each event's name its `kind`, its data this. It says that something happened,
 * not what: who wants to know asks. An event `hello` opens it; after a gap (the browser connects again) look at everything.
 */
export const News = z.object({
  kind: z.enum(["order", "return", "complaint"]),
  id: z.string().describe("The order's number, or the complaint's ticket"),
  state: z.string().describe("Where it stands now"),
  fresh: z.boolean().describe("It has just come in: worth a bell"),
});
export type News = z.infer<typeof News>;

export const newsCalls = {
  "GET /news": { summary: "What happens in the shop, as it happens: an event stream", answer: z.unknown() },
} satisfies Record<string, Call>;
