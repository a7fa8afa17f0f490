import { useEffect, useState } from "react";
import { announce } from "../device/announce.ts";
import { removeLine, useCart } from "../device/cart.ts";
import type { CartLine } from "../device/line.ts";
import { cart } from "../device/memory.ts";
import { useRemembered } from "../device/remembered.ts";
import { forgetSaved, moveToCart, savedForLater, saveForLater } from "../device/savedForLater.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { fetchAhead } from "../parts/picture.ts";
import { lookAhead } from "../theme/wholeLook.ts";
import type { Route } from "./+types/cart";
import { readTyped } from "./account/typed.ts";
import { lineSizes } from "./cart/CartLineRow.tsx";
import { CartSkeleton } from "./cart/CartSkeleton.tsx";
import { EmptyCart } from "./cart/EmptyCart.tsx";
import { FullCart } from "./cart/FullCart.tsx";
import { Notices } from "./cart/Notices.tsx";
import { SavedForLater } from "./cart/SavedForLater.tsx";
import { type Done, UndoNotice } from "./cart/UndoNotice.tsx";
import { CartForms } from "./withoutScript/CartForms.tsx";
import { actOnCart } from "./withoutScript/cartActions.ts";
import { readCartPage } from "./withoutScript/readCartPage.ts";
import { ServerMade } from "./withoutScript/ServerMade.tsx";

const nameOf = (line: CartLine) => line.product_name || `Product ${line.id}`;

/** Hydrating takes a slow phone as long as a picture is on its way. */
function fetchFirstPicture(): void {
  const [first] = import.meta.env.SSR ? [] : cart.get();
  if (first) fetchAhead(first.image, lineSizes);
}

/** What is in the cart only the device knows. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  ...lookAhead,
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "no-store",
});

export const loader = (asked: Route.LoaderArgs) => readCartPage(asked);

/** With script the cart is the device's: the server is not asked. */
export const clientLoader = () => null;

/** What the cart's forms and a product's ask for in a browser without script, or before it has come. */
export const action = async (asked: Route.ActionArgs) => actOnCart(asked, await readTyped(asked.request));

export default function Cart({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { lines, count, ready } = useCart();
  if (!ready) fetchFirstPicture();
  const saved = useRemembered(savedForLater);
  const [done, setDone] = useState<Done>();
  const [restored, setRestored] = useState<number>();
  useEffect(() => {
    if (restored !== undefined) document.getElementById(`line-${restored}`)?.focus();
  }, [restored]);
  const tell = (line: CartLine, text: string, undo: () => void) => {
    announce(`${text} You can undo this.`);
    setRestored(undefined);
    setDone({ id: line.id, text, undo });
  };
  const actions = {
    remove: (line: CartLine) => tell(line, `${nameOf(line)} was removed.`, removeLine(line.id)),
    save: (line: CartLine) => tell(line, `${nameOf(line)} is saved for later.`, saveForLater(line.id)),
    forget: (line: CartLine) => tell(line, `${nameOf(line)} is no longer saved.`, forgetSaved(line.id)),
  };
  const move = (line: CartLine) => {
    if (moveToCart(line)) setRestored(line.id);
  };
  const undo = () => {
    done?.undo();
    announce("Undone.");
    setRestored(done?.id);
    setDone(undefined);
  };
  return (
    <div className="page min-h-[80vh] py-8 md:py-12">
      <PageHead
        title={refused && !ready ? "Error: Cart" : "Cart"}
        description="What you have chosen, with delivery and tax, before you order."
        canonical="/cart"
        hidden
      />
      <h1 tabIndex={-1} className="mb-8 font-display text-4xl">
        Cart
        {ready && count > 0 && <span className="text-muted"> · {count === 1 ? "1 piece" : `${count} pieces`}</span>}
      </h1>
      {ready && <Notices />}
      {done && (
        <UndoNotice key={`${done.id} ${done.text}`} text={done.text} onUndo={undo} onClose={() => setDone(undefined)} />
      )}
      {!ready ? (
        <ServerMade
          shown={loaderData?.chosenWithoutScript === true || refused !== undefined}
          skeleton={import.meta.env.SSR && <CartSkeleton />}
        >
          {import.meta.env.SSR && loaderData && (
            <CartForms cart={loaderData.cart} removed={loaderData.removed} refused={refused} />
          )}
        </ServerMade>
      ) : lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart lines={lines} onRemove={actions.remove} onSave={actions.save} />
      )}
      {saved.length > 0 && <SavedForLater lines={saved} onMove={move} onForget={actions.forget} />}
    </div>
  );
}
