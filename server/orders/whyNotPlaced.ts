import type { Conflict, OrderRequest } from "../../contract/orders.ts";
import { makeQuote } from "../cart/quote.ts";
import { thaw } from "../cart/quoteToken.ts";
import { forgetSelling } from "../cart/readSelling.ts";
import { ApiError } from "../http/reply.ts";
import { notThereYet } from "../shipping/pincodeWords.ts";
import type { Shop } from "../shop/shop.ts";
import type { Placing } from "./ordering.ts";
import { orderLink } from "./orderNo.ts";

const conflict = (message: string, extra: Omit<Conflict, "error" | "message">) => new ApiError(409, message, extra);

/** Whose order it was to be, and from where it came; `network` undefined: the staff's. */
type Asker = { customerId: number | undefined; network: string | undefined };

/** The quote as it is now, for the address and the way to pay that were asked for. */
async function newQuote(shop: Shop, request: OrderRequest, { customerId, network }: Asker) {
  const frozen = thaw(shop.secret, request.quote);
  if (!frozen) return undefined;
  const lines = frozen.lines.map(([id, quantity]) => ({ id, quantity }));
  const wish = {
    lines,
    coupon: frozen.coupon,
    pincode: request.address.pincode,
    payment_method: request.payment_method,
    shopper: { customerId, email: request.contact.email, mobile: request.contact.mobile },
    network,
  };
  const quote = await makeQuote(shop, wish, frozen.checkout);
  const changes = [...quote.changes];
  for (const line of quote.lines) {
    const was = frozen.lines.find(([id]) => id === line.id)?.[2];
    if (was !== undefined && was !== line.unit_price) {
      changes.push({
        id: line.id,
        kind: "price",
        message: `The price of ${line.product_name} has changed.`,
        was,
        now: line.unit_price,
      });
    }
  }
  return { ...quote, changes };
}

/** An attempt that became no order. */
type NotPlaced = Exclude<Placing, { outcome: "placed" | "repeated" }>;

/** What to answer to an order that was not placed, in words for whoever places it. */
export async function whyNotPlaced(
  shop: Shop,
  request: OrderRequest,
  placing: NotPlaced,
  asker: Asker,
): Promise<ApiError> {
  switch (placing.outcome) {
    case "short":
      return conflict("Somebody was faster: not everything is in stock any more.", {
        reason: "stock",
        changes: placing.changes,
      });
    case "moved": {
      forgetSelling(shop.sql); // a quote that was not kept in step after all is not given again
      const quote = await newQuote(shop, request, asker);
      if (quote?.delivery && !quote.delivery.serviceable) {
        const message = quote.delivery.cod_reason ?? notThereYet(request.address.pincode);
        return new ApiError(422, message, { errors: { "address.pincode": message } });
      }
      return conflict("Something has changed since this was shown. Please look at the new total.", {
        reason: "quote",
        ...(quote ? { quote, changes: quote.changes } : {}),
      });
    }
    case "other_body":
      return conflict("This key has been used for another order.", { reason: "key" });
    case "ordered_already":
      return conflict(`This checkout has become order ${placing.orderNo} already.`, {
        reason: "checkout",
        order_link: orderLink(shop.secret, placing.orderNo),
      });
    case "method":
      return new ApiError(422, placing.message ?? "This way to pay is not possible for this order.", {
        errors: { payment_method: placing.message ?? "Please choose another way to pay." },
      });
    case "field": {
      const [message = "Please check what was entered."] = Object.values(placing.errors);
      return new ApiError(422, message, { errors: placing.errors });
    }
    case "bad_quote":
      return new ApiError(422, "This quote is not one of ours.", { errors: { quote: "Please ask for a new quote." } });
    default:
      return placing satisfies never;
  }
}
