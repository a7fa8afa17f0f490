import { Link } from "react-router";
import { button } from "../parts/button.ts";
import { PageHead } from "../parts/PageHead.tsx";

/** Stands where customers will log in; until then it says so and shows the way that is open. */
export default function Login() {
  return (
    <div className="page py-16 md:py-24">
      <PageHead title="Login" hidden />
      <h1 className="font-display text-5xl">Login</h1>
      <p className="mt-4 max-w-prose text-muted">
        Accounts are not open yet, and you need none to order: the checkout asks only where to deliver, and sends you a
        link to your order.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/cart" className={button.primary}>
          To the cart
        </Link>
        <Link to="/products/search" className={button.secondary}>
          All products
        </Link>
      </p>
    </div>
  );
}
