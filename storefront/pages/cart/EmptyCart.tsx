import { useRoot } from "../../device/root.ts";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import { PluckedString } from "../../parts/PluckedString.tsx";
import { LastOrder } from "./LastOrder.tsx";

/** What to do next when there is nothing in the cart. */
export function EmptyCart() {
  const [latest] = useRoot((state) => state.orders);
  return (
    <div className="border-t border-hairline py-16 text-center md:py-24">
      <p className="plucked inline-block font-display text-3xl">
        Nothing in here yet.
        <PluckedString className="mt-2 h-3 w-full" />
      </p>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        What you put in here stays here, on this device, until you order it or take it out.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/products/search" className={button.primary}>
          See all products
        </Link>
        <Link to="/brand" className={button.secondary}>
          Shop by Brand
        </Link>
      </div>
      {latest && <LastOrder order={latest} />}
    </div>
  );
}
