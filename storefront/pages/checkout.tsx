import { Link } from "react-router";
import { useCart } from "../device/cart.ts";
import { newCheckout } from "../device/root.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useShell } from "../parts/shellData.ts";
import { lookAhead } from "../theme/wholeLook.ts";
import { EmptyCart } from "./cart/EmptyCart.tsx";
import { NeedsScript } from "./cart/NeedsScript.tsx";
import { Notices } from "./cart/Notices.tsx";
import { CheckoutForm } from "./checkout/CheckoutForm.tsx";
import { CheckoutSkeleton } from "./checkout/CheckoutSkeleton.tsx";
import { OrderedAlready } from "./checkout/OrderedAlready.tsx";
import { PlacingPanel } from "./checkout/PlacingPanel.tsx";
import { usePlacing } from "./checkout/usePlacing.ts";

/** What is in the cart only the device knows. */
export const headers = () => lookAhead;

export default function Checkout() {
  const shop = useShell()?.shop;
  const { lines, ready } = useCart();
  const { placing, outcome, begin, giveUp, askAgain } = usePlacing();
  const content = () => {
    if (!ready) return <CheckoutSkeleton />;
    if (placing || outcome?.kind === "placed") {
      return (
        <PlacingPanel
          problem={outcome?.kind === "unknown" ? outcome.message : undefined}
          onAgain={askAgain}
          onGiveUp={giveUp}
        />
      );
    }
    if (outcome?.kind === "ordered") {
      const again = () => {
        newCheckout();
        giveUp();
      };
      return <OrderedAlready link={outcome.link} onNew={again} />;
    }
    if (lines.length === 0) return <EmptyCart />;
    return (
      <CheckoutForm
        lines={lines}
        methods={shop?.payment_methods ?? []}
        upiLimit={shop?.upi_limit ?? Number.POSITIVE_INFINITY}
        outcome={outcome}
        onPlace={begin}
      />
    );
  };
  return (
    <div className="page min-h-[90vh] py-6 md:py-10">
      <PageHead
        title="Checkout"
        description="Address, delivery and payment, with the whole total before you order."
        canonical="/checkout"
        hidden
      />
      <div className="mb-4 sm:flex sm:items-baseline sm:justify-between md:mb-8">
        <h1 tabIndex={-1} className="font-display text-4xl">
          Checkout
        </h1>
        <Link to="/cart" className="text-link inline-flex min-h-11 items-center">
          Back to the cart
        </Link>
      </div>
      <NeedsScript />
      {ready && <Notices />}
      {content()}
    </div>
  );
}
