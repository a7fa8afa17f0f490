import { z } from "zod";
import { Paise } from "./answer.ts";
import { Picture } from "./catalogue.ts";
import { OrderState } from "./orders.ts";

/** An order as the list of a customer's own has it. */
export const OrderSummary = z.object({
  order_no: z.string(),
  state: OrderState,
  placed_at: z.string(),
  total: Paise,
  pieces: z.int(),
  lines: z.array(
    z.object({
      product_name: z.string(),
      product_url: z.string(),
      option_text: z.string(),
      image: Picture,
      quantity: z.int(),
    }),
  ),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
