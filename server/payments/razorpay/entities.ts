import { z } from "zod";

/** What is read of Razorpay's entities. Amounts in paise. */
export const RazorpayOrder = z.object({
  id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
  created_at: z.int(),
});

export const Payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.literal("INR"),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
});
export type Payment = z.infer<typeof Payment>;

/** Without notes Razorpay answers an empty list. */
const Notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(["pending", "processed", "failed"]),
  notes: Notes,
});

export const QrCode = z.object({
  id: z.string(),
  image_url: z.url(),
  /** The upi:// address inside the picture; only for accounts where Razorpay has switched it on. */
  image_content: z.string().startsWith("upi://pay?").nullish().catch(undefined),
  status: z.enum(["active", "closed"]),
});

export const collectionOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
