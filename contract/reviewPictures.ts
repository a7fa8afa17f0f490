import { z } from "zod";

/** A picture of a review as everybody sees it. */
export const ReviewPicture = z.object({
  picture: z.string().describe("/pictures/own/…, of which files are PICTURE-WIDTH.avif"),
  alt: z.string().describe("What is to be seen, as the buyer says; empty: he says nothing"),
});
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/** A picture as whoever sent it, and the staff, see it. */
export const SentPicture = z.object({
  id: z.uuid(),
  state: z.enum(["coming", "ready", "failed"]).describe("coming: it is being made ready; failed: it can't be read"),
  problem: z.string().nullable().describe("Why it failed"),
  alt: z.string(),
  left_out: z.string().nullable().describe("Why the shop does not show it; null: it is shown with its review"),
});
export type SentPicture = z.infer<typeof SentPicture>;
