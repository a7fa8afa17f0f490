import { z } from "zod";

/** The staff's own words about a customer. */
export const CustomerNote = z.object({ id: z.int(), text: z.string(), name: z.string(), at: z.string() });
export type CustomerNote = z.infer<typeof CustomerNote>;
