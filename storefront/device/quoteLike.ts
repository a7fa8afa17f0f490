import type { Quote } from "../../contract/cart.ts";
import { allowing, type Like } from "../api/isLike.ts";

/** What the cart and the checkout need of a quote. */
export const quoteLike: Like<Quote> = {
  quote: "",
  expires_at: "",
  lines: [
    {
      id: 0,
      quantity: 0,
      unit_price: 0,
      mrp: 0,
      line_total: 0,
      discount: 0,
      product_name: "",
      product_url: "",
      option_text: "",
      max_quantity: 0,
    },
  ],
  changes: [{ id: 0, kind: "gone", message: "" }],
  coupon: allowing(null, { code: "", valid: true, message: "" }),
  delivery: allowing(null, { serviceable: true, cod: true, charge: 0 }),
  subtotal: 0,
  discount: 0,
  delivery_charge: 0,
  cod_fee: 0,
  tax_included: 0,
  to_free_delivery: 0,
  total: 0,
};
