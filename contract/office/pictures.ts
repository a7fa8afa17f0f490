import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { mostPictures, uploadLimits } from "./uploadLimits.ts";

/** A file that was dropped in the office. */
export const Upload = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(["receiving", "stored", "developing", "developed", "failed"]),
  bytes: z.int().nullable(),
  picture: z.string().nullable().describe("As soon as its smallest file (PICTURE-200.avif) can be shown"),
  problem: z.string().nullable().describe("Why it failed"),
});
export type Upload = z.infer<typeof Upload>;

/** A picture of a product. `shown`: whether its files are there; one that an import has named may still have to be fetched. */
export const ProductPicture = z.object({
  picture: z
    .string()
    .describe("/pictures/…, of which files are PICTURE-WIDTH.avif; or the address it is still to come from"),
  shown: z.boolean(),
  problem: z.string().nullable().describe("Why it could not be fetched"),
  alt: z.string(),
  variants: z.array(z.int()).describe("The variants that show this picture as theirs"),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

/** What a product shows, in order; its first picture stands in lists. */
export const ProductPictures = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  published: z.boolean(),
  version: z.int(),
  pictures: z.array(ProductPicture),
  variants: z.array(
    z.object({ id: z.int(), sku: z.string(), name: z.string(), picture: z.string().nullable().describe("Its own") }),
  ),
});
export type ProductPictures = z.infer<typeof ProductPictures>;

const noMore = `At most ${mostPictures} pictures for one product.`;

const Wanted = z.object({
  picture: z.string().min(1).max(2_000),
  alt: checked((typed) => field.text(typed, "what is to be seen", 0, 200)).describe(
    "What is to be seen, for who can't see it. A product that is published needs it for each new picture",
  ),
  variants: z.array(z.int()).max(500).default([]),
});

const id = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(largestInt)) });

export const pictureCalls = {
  "POST /uploads": {
    summary: "Send a picture's file; it is developed in its turn",
    query: z.object({ name: z.string().trim().min(1).max(200).default("picture") }),
    stream: { types: ["image/*", "application/octet-stream"], most: uploadLimits.bytes },
    answer: answer(Upload),
    done: [201],
  },
  "GET /uploads/{id}": {
    summary: "How far a file is",
    parameters: z.object({ id: z.uuid() }),
    answer: answer(Upload),
  },
  "GET /products/{id}/pictures": {
    summary: "A product's pictures in their order, and what its variants show",
    parameters: id,
    answer: answer(ProductPictures),
  },
  "PUT /products/{id}/pictures": {
    summary:
      "Set a product's pictures: which, in which order, in which words, for which variants. The first stands in lists",
    parameters: id,
    body: z.object({
      version: z.int(),
      pictures: z
        .array(Wanted)
        .max(mostPictures, noMore)
        .refine((list) => new Set(list.map(({ picture }) => picture)).size === list.length, "Each picture once."),
    }),
    answer: answer(ProductPictures),
  },
} satisfies Record<string, Call>;
