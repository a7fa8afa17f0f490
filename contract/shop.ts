import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { PaymentMethod } from "./cart.ts";

/** Who the shop is: `shop.json`, the one file in which a retailer names himself. */
export const ShopDetails = z.object({
  name: z.string().min(1).max(40),
  tagline: z.string(),
  legal_name: z.string(),
  address: z.array(z.string()).min(1),
  pincode: z.string(),
  state: z.string(),
  phones: z.array(z.string()).min(1),
  email: z.string(),
  gstin: z.string(),
  hours: z.string(),
  opening_hours: z.array(z.string()).describe("The same as schema.org writes it: Mo-Sa 10:00-20:30"),
  map_url: z.string(),
  copyright_year: z.int(),
  return_days: z.int().positive().describe("For how long what was bought may come back for a change of mind"),
  grievance_officer: z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type ShopDetails = z.infer<typeof ShopDetails>;

export const Shop = ShopDetails.extend({
  url: z.string().describe("The shop's own address, absolute"),
  payment_methods: z.array(PaymentMethod),
  practice: z.boolean().describe("Payments are practice: no money moves"),
  cod_limit: z.int(),
  upi_limit: z.int().describe("The most that can be paid by UPI at once, in paise"),
  cod_fee: z.int(),
  free_delivery_from: z.int(),
  auth_background: z
    .string()
    .optional()
    .describe("The path of the picture behind the pages for logging in; absent: the shop's own choice"),
});
export type Shop = z.infer<typeof Shop>;

export const shopCalls = {
  "GET /get/shop": { summary: "The shop's name, address, contacts and ways to pay", answer: answer(Shop) },
} satisfies Record<string, Call>;
