import { useEffect } from "react";
import { useCustomer } from "../device/customer.ts";
import { useReady, useRemembered } from "../device/remembered.ts";
import { wishlist } from "../device/wishlist.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { lookAhead } from "../theme/wholeLook.ts";
import type { Route } from "./+types/wishlist";
import { attempt } from "./account/act.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { readTyped } from "./account/typed.ts";
import { CartSkeleton } from "./cart/CartSkeleton.tsx";
import { actOnWishlist } from "./wishlist/actOnWishlist.ts";
import { takeCookie } from "./wishlist/cookie.ts";
import { DeviceList } from "./wishlist/DeviceList.tsx";
import { readWishlistPage } from "./wishlist/readWishlistPage.ts";
import { Share } from "./wishlist/Share.tsx";
import { WishedList } from "./wishlist/WishedList.tsx";
import { ServerMade } from "./withoutScript/ServerMade.tsx";

/** What is wished for only this browser knows, or its account. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => {
  const all = new Headers(loaderHeaders);
  all.set("Link", lookAhead.Link);
  all.set("Cache-Control", "no-store");
  return all;
};

export const loader = (asked: Route.LoaderArgs) => readWishlistPage(asked);

/** What the page's own forms and a product's ask for: without script all, with it the link alone. */
export async function action(asked: Route.ActionArgs) {
  const typed = await readTyped(asked.request);
  return attempt(typed.intent ?? "", typed, () => actOnWishlist(asked, typed));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/**
 * What somebody wants to keep in mind. With script the list is the device's, once it agrees with the account's; until then, and
 * without script, it is the server's, and so are its forms.
 */
export default function WishlistPage({
  loaderData: { known, ids, cards, account },
  actionData: refused,
}: Route.ComponentProps) {
  const wished = useRemembered(wishlist);
  const customer = useCustomer()?.id;
  const ready = useReady();
  const isOwn = account === undefined || customer === undefined || wished.seen?.customer === customer;
  useEffect(takeCookie, []);
  const count = ready && isOwn ? wished.ids.length : 0;
  const gone = ids.filter((id) => !cards.some((card) => card.id === id));
  const share = <Share account={account} />; // it comes with the list or after it, so that the list never moves it
  return (
    <div className="page min-h-[80vh] py-8 md:py-12">
      <PageHead title={refused && !ready ? "Error: Wishlist" : "Wishlist"} canonical="/wishlist" hidden />
      <h1 tabIndex={-1} className="mb-8 font-display text-4xl">
        Wishlist
        {count > 0 && <span className="text-muted"> · {count === 1 ? "1 product" : `${count} products`}</span>}
      </h1>
      {refused && (
        <p role="alert" className="mb-6 border-l-4 border-error bg-card px-5 py-4">
          {refused.message}
        </p>
      )}
      {!ready ? (
        <ServerMade shown={known || refused !== undefined} skeleton={import.meta.env.SSR && <CartSkeleton />}>
          {import.meta.env.SSR && <WishedList cards={cards} gone={gone} />}
        </ServerMade>
      ) : isOwn ? (
        <DeviceList ids={wished.ids} first={{ ids, cards }}>
          {share}
        </DeviceList>
      ) : (
        <>
          <WishedList cards={cards} gone={gone} />
          {share}
        </>
      )}
      {!ready && known && share}
    </div>
  );
}
