import type { PaymentMethod, Quote } from "../../../contract/cart.ts";
import type { Draft, Errors } from "../checkout/fields.ts";

/** How far a checkout without script has come. What was typed travels with it, so that nothing is kept on the server. */
export type CheckoutStep =
  /** What is to be filled in, with what is wrong. `states`: those that the pincode may lie in. */
  | { step: "details"; draft: Draft; errors: Errors; message: string; states: string[] }
  /** The whole order to be looked over. `key`: under which it is placed, however often it is posted. */
  | {
      step: "review";
      draft: Draft;
      errors: Errors;
      message: string;
      method: PaymentMethod;
      quote: Quote;
      changes: string[];
      key: string;
    }
  /** The order was asked for and no answer came: it is asked for again with the same key and the same quote. */
  | { step: "waiting"; draft: Draft; message: string; quote: string; key: string }
  /** This checkout has become an order before. */
  | { step: "ordered"; link: string };
