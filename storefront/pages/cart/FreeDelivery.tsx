import type { Quote } from "../../../contract/cart.ts";
import { formatPaise } from "../../parts/money.ts";
import { useShell } from "../../parts/shellData.ts";

/** How far it is to free delivery, in words and as a line; nothing where it is free by a coupon or there is no such thing. */
export function FreeDelivery({ quote }: { quote: Quote }) {
  const from = useShell()?.shop.free_delivery_from ?? 0;
  const missing = quote.to_free_delivery;
  const freeByCoupon = missing > 0 && quote.delivery?.serviceable && quote.delivery_charge === 0;
  if (from <= 0 || freeByCoupon || quote.delivery?.serviceable === false) return null;
  return (
    <div className="mb-4">
      <p id="free-delivery" className="mb-2 text-sm">
        {missing > 0 ? (
          <>
            Add <strong>{formatPaise(missing)}</strong> more for free delivery.
          </>
        ) : (
          <span className="text-success">
            {quote.delivery ? "Delivery is free." : "Delivery is free wherever we deliver to. A pincode tells the day."}
          </span>
        )}
      </p>
      <progress aria-labelledby="free-delivery" className="progress" max={from} value={Math.max(0, from - missing)} />
    </div>
  );
}
