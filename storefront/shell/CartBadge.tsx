import { useCart } from "../device/cart.ts";

/** The number of pieces in the cart, in the corner of the icon it stands on; nothing when there are none. */
export function CartBadge() {
  const { count } = useCart();
  if (count === 0) return null;
  return (
    <span className="absolute top-0.5 left-1/2 ml-1 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-semibold text-on-accent figures">
      <span className="sr-only">, items in it: </span>
      {count > 999 ? "999+" : count}
    </span>
  );
}
