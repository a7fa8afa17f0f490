import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import type { LineAgain } from "../../contract/orderAgain.ts";
import { personalApiOf } from "../api/context.ts";
import { addAllToCart } from "../device/cart.ts";
import { button } from "../parts/button.ts";
import { Link } from "../parts/Link.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Price } from "../parts/Price.tsx";
import { writePieces } from "../parts/pieces.ts";
import type { Route } from "./+types/orderAgain";
import { LinesAgain } from "./order/LinesAgain.tsx";
import { orderPage, readOrderAgain } from "./order/readOrder.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return { key, again: await readOrderAgain(personalApiOf(context), params.order_no, key) };
}

const isSold = (line: LineAgain): line is LineAgain & { price: number } => line.quantity > 0 && line.price !== null;

/** How an order stands today, in one sentence. */
function lead(lines: LineAgain[], sold: LineAgain[]): string {
  if (sold.length === 0) return "Nothing of this order can be bought just now.";
  if (lines.every(({ changes }) => changes.length === 0)) return "Everything is there, at the price of then.";
  return "Not everything is as it was then. Look at what has changed before it goes into your cart.";
}

/** Puts what there is of the order into the cart, at today's prices; without script the server does. */
function PutIntoCart({ lines, all }: { lines: (LineAgain & { price: number })[]; all: boolean }) {
  const navigate = useNavigate();
  const put = (event: SyntheticEvent) => {
    event.preventDefault();
    addAllToCart(
      lines.map(({ id, quantity, product_name, product_url, image, option_text, price }) => ({
        id,
        quantity,
        product_name,
        product_url,
        image,
        option_text,
        price,
        mrp: price,
      })),
      all ? "Everything is in the cart." : "What there is of it is in the cart.",
    );
    void navigate("/cart");
  };
  return (
    <form method="post" action="/cart" onSubmit={put}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="lines" value={writePieces(lines)} />
      <button className={button.primary}>{all ? "Add all to cart" : "Add what there is to cart"}</button>
    </form>
  );
}

/** What was ordered once as it can be bought now, shown before anything goes into the cart. */
export default function OrderAgainPage({ loaderData }: Route.ComponentProps) {
  const { key, again } = loaderData;
  const sold = again.lines.filter(isSold);
  const all = again.lines.every(({ quantity, ordered }) => quantity === ordered);
  const page = orderPage(again.order_no, key);
  return (
    <div className="page min-h-[80vh] max-w-3xl py-8 md:py-12">
      <PageHead title={`Order ${again.order_no} again`} hidden />
      <p className="caps text-muted">
        <Link to={page} className="text-link inline-flex min-h-11 items-center">
          Order {again.order_no}
        </Link>
      </p>
      <h1 tabIndex={-1} className="mt-2 font-display text-4xl">
        Order again
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-lg">{lead(again.lines, sold)}</p>
      <LinesAgain lines={again.lines} />
      {sold.length > 0 ? (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p>
            Today <Price paise={again.total} className="ml-1 text-xl font-semibold" />
            <span className="block text-sm text-muted">before coupon and delivery</span>
          </p>
          <PutIntoCart lines={sold} all={all} />
        </div>
      ) : (
        <p className="mt-6">
          <Link to="/products/search" className={button.secondary}>
            See all products
          </Link>
        </p>
      )}
    </div>
  );
}
