import { z } from "zod";
import { Paise } from "./answer.ts";
import { Picture } from "./catalogue.ts";

/** A line of an order as it can be bought now. */
export const LineAgain = z.object({
  id: z.int(),
  product_name: z.string(),
  product_url: z.string(),
  option_text: z.string(),
  image: Picture,
  ordered: z.int().describe("How many were ordered then"),
  quantity: z.int().describe("How many of them can be had now; 0: none"),
  price_then: Paise,
  price: Paise.nullable().describe("What one costs now; null when it is not sold"),
  changes: z.array(z.string()).describe("What is different from then, in words; empty when nothing is"),
});
export type LineAgain = z.infer<typeof LineAgain>;

export const OrderAgain = z.object({
  order_no: z.string(),
  lines: z.array(LineAgain),
  total: Paise.describe("What comes to hand costs now, before coupon and delivery"),
});
export type OrderAgain = z.infer<typeof OrderAgain>;
