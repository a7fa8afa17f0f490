import { button } from "../../parts/button.ts";
import type { Piece } from "../../parts/pieces.ts";
import { writePieces } from "../../parts/pieces.ts";
import type { Refused } from "../account/answer.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { LineForms } from "./LineForms.tsx";
import type { PricedCart } from "./pricedCart.ts";
import { SummaryForms } from "./SummaryForms.tsx";

export type Removed = Piece & { name: string };

/** What the shop had to change in the cart. */
export const Changes = ({ changes }: { changes: string[] }) =>
  changes.length > 0 && (
    <section
      role="status"
      aria-label="Changes in your cart"
      className="mb-6 border-l-4 border-accent bg-card px-5 py-4"
    >
      <ul className="space-y-1">
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );

const Undo = ({ removed: { name, ...piece } }: { removed: Removed }) => (
  <form
    method="post"
    action="/cart"
    className="mb-6 flex flex-wrap items-center justify-between gap-x-4 border border-hairline bg-card py-1 pr-1 pl-5"
  >
    <p role="status">{name} was removed.</p>
    <input type="hidden" name="intent" value="add" />
    <input type="hidden" name="lines" value={writePieces([piece])} />
    <button className={button.quiet}>Undo</button>
  </form>
);

/** Where the shop can't say what is in the cart: nothing is lost, and asking again is a link. */
export const NotNow = ({ message, page }: { message: string; page: string }) => (
  <div role="alert" className="border-l-4 border-error bg-card px-5 py-4">
    <p>{message}</p>
    <a href={page} className="text-link inline-flex min-h-11 items-center">
      Try again
    </a>
  </div>
);

type Props = { cart: PricedCart; removed: Removed | undefined; refused: Refused | undefined };

/** The cart as forms, for a browser without script. */
export function CartForms({ cart: { quote, changes, coupon, pincode, failed, plan }, removed, refused }: Props) {
  const { errors = {}, message = "", typed } = refused ?? {};
  return (
    <>
      <ErrorSummary message={message} errors={errors} />
      <Changes changes={changes} />
      {removed && <Undo removed={removed} />}
      {failed && <NotNow message={failed} page="/cart" />}
      {!quote && !failed && <EmptyCart />}
      {quote && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
          <ul className="border-t border-hairline">
            {quote.lines.map((line) => (
              <LineForms
                key={line.id}
                line={line}
                error={errors[`quantity-${line.id}`]}
                typed={errors[`quantity-${line.id}`] && typed?.quantity}
              />
            ))}
          </ul>
          <SummaryForms quote={quote} plan={plan} pincode={pincode} coupon={coupon} refused={refused} />
        </div>
      )}
    </>
  );
}
