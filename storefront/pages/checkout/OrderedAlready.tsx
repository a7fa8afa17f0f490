import { button } from "../../parts/button.ts";
import { takeFocus } from "../../parts/focus.ts";
import { Link } from "../../parts/Link.tsx";

/** `onNew`: begins another order of what is in the cart; undefined: nothing is. */
type Props = { message: string; link: string; onNew: (() => void) | undefined };

/** This checkout has become an order before, in another tab perhaps. */
export const OrderedAlready = ({ message, link, onNew }: Props) => (
  <div aria-live="polite" className="mx-auto max-w-prose border-t border-hairline py-16 text-center md:py-24">
    <h2 ref={takeFocus} tabIndex={-1} className="font-display text-3xl">
      This has been ordered already
    </h2>
    <p className="mt-4 text-muted">{message} Nothing was ordered a second time.</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <Link to={link} className={button.primary}>
        View order
      </Link>
      {onNew && (
        <button type="button" className={button.secondary} onClick={onNew}>
          Order the cart once more
        </button>
      )}
    </div>
  </div>
);
