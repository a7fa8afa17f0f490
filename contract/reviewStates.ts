import { z } from "zod";

export const reviewStates = ["waiting", "shown", "refused", "removed"] as const;
export const ReviewState = z.enum(reviewStates);
export type ReviewState = z.infer<typeof ReviewState>;
