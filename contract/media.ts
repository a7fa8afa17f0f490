import { z } from "zod";
import { answer, type Call } from "./answer.ts";

/** A sound or film of the retailer's own, as it is offered: nothing of it is loaded before it is asked for. */
export const ShownMedia = z.object({
  kind: z.enum(["sound", "film"]),
  src: z.string().describe("Its file, from the root of the shop's address; ranges of it are answered"),
  type: z.string().describe("Its Content-Type"),
  bytes: z.int(),
  seconds: z.number().nullable(),
  words: z.string().describe("What is to be heard or seen"),
  captions: z.string().nullable().describe("A WebVTT file; null where nobody speaks"),
  language: z.enum(["en", "ta", "hi"]).describe("Of its captions"),
});
export type ShownMedia = z.infer<typeof ShownMedia>;

export const mediaCalls = {
  "GET /get/media/{product_url}": {
    summary: "The sounds and films of a product, as the shop itself made them",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    answer: answer(z.array(ShownMedia)),
  },
} satisfies Record<string, Call>;
