import { z } from "zod";

/** Why an address is marked as wrong, who said so, and when, UTC. */
export const WrongAddress = z.object({ reason: z.string(), by: z.string(), at: z.string() });
export type WrongAddress = z.infer<typeof WrongAddress>;
