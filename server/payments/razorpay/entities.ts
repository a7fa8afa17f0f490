import { z } from "zod";

/** What is read of Razorpay's entities. Amounts in paise. */
export const RazorpayOrder = z.object({
  id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
  created_at: z.int(),
});

/** As it comes: of another currency or in a state that is new it is read too, and then judged. */
export const Payment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  status: z.string(),
});
export type Payment = z.infer<typeof Payment>;

/** Without notes Razorpay answers an empty list. */
const Notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const Refund = z.object({ id: z.string(), status: z.string(), notes: Notes });

export const QrCode = z.object({
  id: z.string(),
  image_url: z.url(),
  /** The upi:// address inside the picture; only for accounts where Razorpay has switched it on. */
  image_content: z.string().startsWith("upi://pay?").nullish().catch(undefined),
  status: z.enum(["active", "closed"]),
});

/** A list whose members are read one by one, so that an odd one hides no other. */
export const Collection = z.object({ items: z.array(z.unknown()) });

/** Those of a list that can be read. */
export const readable = <T extends z.ZodType>(item: T, items: unknown[]): z.output<T>[] =>
  items.map((one) => item.safeParse(one)).flatMap(({ success, data }) => (success ? [data] : []));
