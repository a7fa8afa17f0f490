import { z } from "zod";

/** An integer number of paise. */
export const Paise = z.int().nonnegative();

/** What every answer carries beside its data: 0 and a text for the shopper, or 1 and what went wrong. */
export const Outcome = z.object({ error: z.literal([0, 1]), message: z.string() });

/** An answer whose result stands under `data`. */
export const answer = <T extends z.ZodType>(data: T) => z.object({ error: z.literal(0), message: z.string(), data });

export const Failure = z.object({
  error: z.literal(1),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
  moved_to: z.string().optional().describe("The slug that what was asked for has now"),
});
export type Failure = z.infer<typeof Failure>;

/** A body that is no JSON but a file, taken as it comes: of one of these types ("text/csv", "image/*"), of at most so many bytes. */
export type Stream = { types: readonly string[]; most: number };

/** One call of the API: what it takes, what it answers, and what it is for. A body is JSON, or a file. */
export type Call = {
  summary: string;
  parameters?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** A body of JSON may have so many bytes where it may be larger than others; it is read only when it is known who sends it. */
  most?: number;
  stream?: Stream;
  answer: z.ZodType;
  /** The statuses of an answer that is no refusal, the ordinary one first; 200 unless something else is said. */
  done?: readonly [200 | 201, ...(200 | 201)[]];
  /** Refusals that tell more than every Failure does, by their status. */
  refusals?: Partial<Record<400 | 409 | 422, { why: string; answer: z.ZodObject }>>;
};
