import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { Availability, Picture } from "./catalogue.ts";

/** One tone. Its octave is a choice of ours where the product names none: a key or a kattai is said without one. */
export const Tone = z.object({
  note: z.string().describe("C, C♯ … B"),
  octave: z.int().describe("In scientific pitch notation: A4 is the reference"),
  kattai: z.string().describe("As singers count: 1 for C, 1½ for C♯ … 7 for B"),
  hz: z.number().describe("In equal temperament, to two decimals"),
});
export type Tone = z.infer<typeof Tone>;

/** A pitch of a product, with the variants that have it; none where the product is said to have it as a whole. */
export const ProductPitch = Tone.extend({
  variants: z.array(z.object({ id: z.int(), name: z.string(), availability: Availability })),
});
export type ProductPitch = z.infer<typeof ProductPitch>;

/** What there is to hear of a product's pitch. */
export const Hearing = z.object({
  product_name: z.string(),
  product_url: z.string(),
  image: Picture,
  counted: z.enum(["kattai", "key"]).describe("How the product's own world names its pitch"),
  voice: z.enum(["string", "pipe"]).describe("Which kind of tone comes nearest to its kind"),
  reference_hz: z.number().describe("A4: 440, or what the product itself names (A = 442)"),
  pitches: z.array(ProductPitch).describe("From C to B; empty where it says nothing of a pitch"),
  strings: z.array(Tone).describe("Its tuning, string by string as it is written; empty where none is said"),
  kattais: z.array(Tone).describe("All twelve in the octave of singers, C3 to B3, to be compared with a voice"),
});
export type Hearing = z.infer<typeof Hearing>;

export const pitchCalls = {
  "GET /get/pitch/{product_url}": {
    summary: "The pitches of a product and its variants, read from its options, attributes and specifications",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    answer: answer(Hearing),
  },
} satisfies Record<string, Call>;
