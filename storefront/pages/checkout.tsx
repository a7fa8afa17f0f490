import { useCart } from "../device/cart.ts";
import { newCheckout } from "../device/root.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useShell } from "../parts/shellData.ts";
import { lookAhead } from "../theme/wholeLook.ts";
import type { Route } from "./+types/checkout";
import { readTyped } from "./account/typed.ts";
import { EmptyCart } from "./cart/EmptyCart.tsx";
import { Notices } from "./cart/Notices.tsx";
import { CheckoutForm } from "./checkout/CheckoutForm.tsx";
import { CheckoutSkeleton } from "./checkout/CheckoutSkeleton.tsx";
import { OrderedAlready } from "./checkout/OrderedAlready.tsx";
import { PlacingPanel } from "./checkout/PlacingPanel.tsx";
import { Refusal } from "./checkout/Refusal.tsx";
import { usePlacing } from "./checkout/usePlacing.ts";
import { CheckoutForms } from "./withoutScript/CheckoutForms.tsx";
import { actOnCheckout } from "./withoutScript/checkoutActions.ts";
import { readCheckoutPage } from "./withoutScript/readCheckoutPage.ts";
import { ServerMade } from "./withoutScript/ServerMade.tsx";

/** What is in the cart only the device knows. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) => ({
  ...lookAhead,
  "Cache-Control": actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control") ?? "no-store",
});

export const loader = (asked: Route.LoaderArgs) => readCheckoutPage(asked);

/** With script the cart is the device's: the server is not asked. */
export const clientLoader = () => null;

/** What the checkout's forms ask for in a browser without script. */
export const action = async (asked: Route.ActionArgs) => actOnCheckout(asked, await readTyped(asked.request));

export default function Checkout({ loaderData, actionData: step }: Route.ComponentProps) {
  const shop = useShell()?.shop;
  const { lines, ready } = useCart();
  const { placing, outcome, begin, giveUp, askAgain } = usePlacing();
  const isWrong = !ready && step !== undefined && "errors" in step && Object.keys(step.errors).length > 0;
  const content = () => {
    if (!ready)
      return (
        <ServerMade
          shown={loaderData?.chosenWithoutScript === true || step !== undefined}
          skeleton={import.meta.env.SSR && <CheckoutSkeleton />}
        >
          {import.meta.env.SSR && loaderData && (
            <CheckoutForms cart={loaderData.cart} draft={loaderData.draft} step={step} />
          )}
        </ServerMade>
      );
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
      return (
        <OrderedAlready message={outcome.message} link={outcome.link} onNew={lines.length > 0 ? again : undefined} />
      );
    }
    if (lines.length === 0)
      return (
        <>
          <Refusal outcome={outcome} />
          <EmptyCart />
        </>
      );
    return (
      <CheckoutForm
        lines={lines}
        methods={shop?.payment_methods ?? []}
        codFee={shop?.cod_fee ?? 0}
        upiLimit={shop?.upi_limit ?? Number.POSITIVE_INFINITY}
        gstin={shop?.gstin ?? ""}
        outcome={outcome}
        onPlace={begin}
      />
    );
  };
  return (
    <div className="page min-h-[90vh] py-6 md:py-10">
      <PageHead
        title={isWrong ? "Error: Checkout" : "Checkout"}
        description="Address, delivery and payment, with the whole total before you order."
        canonical="/checkout"
        hidden
      />
      <h1 tabIndex={-1} className="mb-4 font-display text-4xl md:mb-8">
        Checkout
      </h1>
      {ready && <Notices />}
      {content()}
    </div>
  );
}
