import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { mediaLimits } from "./mediaKinds.ts";

/** A file of sound or film that was sent. */
export const MediaFile = z.object({
  src: z.string(),
  kind: z.enum(["sound", "film"]),
  type: z.string(),
  bytes: z.int(),
  seconds: z.number().nullable(),
  name: z.string().describe("As the sender's machine calls it"),
  small: z
    .enum(["waiting", "making", "made", "no smaller", "failed"])
    .describe("What becomes of it for phones; it waits for ever where the shop has no ffmpeg"),
  small_bytes: z.int().nullable(),
});
export type MediaFile = z.infer<typeof MediaFile>;

const Language = z.enum(["en", "ta", "hi"]);

export const ProductMedia = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  version: z.int(),
  shrinks: z.boolean().describe("Films and large sounds are made small here"),
  media: z.array(
    MediaFile.extend({
      words: z.string(),
      silent: z.boolean(),
      captions: z.string().nullable(),
      language: Language,
    }),
  ),
});
export type ProductMedia = z.infer<typeof ProductMedia>;

const Wanted = z.object({
  src: z.string().min(1).max(200),
  words: checked((typed) => field.text(typed, "what is to be heard or seen", 1, 200)),
  silent: z.boolean().describe("Nobody speaks in it; a film in which somebody does needs captions"),
  captions: z.string().max(mediaLimits.captions, "Captions may have 100,000 letters at most.").nullable(),
  language: Language.default("en").describe("Of the captions"),
});

const id = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(largestInt)) });

export const officeMediaCalls = {
  "POST /media": {
    summary: "Send a sound or film; what it is, is told by its bytes",
    query: z.object({ name: z.string().trim().min(1).max(200).default("film") }),
    stream: { types: ["audio/*", "video/*", "application/octet-stream"], most: mediaLimits.film },
    answer: answer(MediaFile),
    done: [201],
  },
  "GET /products/{id}/media": {
    summary: "A product's sounds and films in their order",
    parameters: id,
    answer: answer(ProductMedia),
  },
  "PUT /products/{id}/media": {
    summary: "Set a product's sounds and films: which, in which order, in which words, with which captions",
    parameters: id,
    body: z.object({
      version: z.int(),
      media: z
        .array(Wanted)
        .max(mediaLimits.ofProduct, `At most ${mediaLimits.ofProduct} sounds and films for one product.`)
        .refine((list) => new Set(list.map(({ src }) => src)).size === list.length, "Each of them once."),
    }),
    most: mediaLimits.captions * mediaLimits.ofProduct * 4,
    answer: answer(ProductMedia),
  },
} satisfies Record<string, Call>;
