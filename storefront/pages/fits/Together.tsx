import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";
import { Price } from "../../parts/Price.tsx";
import { useShell } from "../../parts/shellData.ts";
import type { bundleOf } from "./bundle.ts";

type Props = { bundle: ReturnType<typeof bundleOf>; action: string };

const AddAll = ({ bundle: { pieces }, action }: Props) => (
  <button formMethod="post" formAction={action} name="intent" value="add" className={button.primary}>
    {pieces.length > 1 ? "Add all to the cart" : "Add to cart"}
  </button>
);

/** What it costs below the maximum retail price; what nobody takes off is not told. */
const below = ({ price, mrp }: Props["bundle"]) =>
  mrp > price && (
    <p className="text-sm">
      <s className="text-muted">
        MRP <Price paise={mrp} />
      </s>{" "}
      <span className="font-medium whitespace-nowrap text-success">
        {formatPaise(mrp - price)} ({Math.floor(((mrp - price) * 100) / mrp)}%) less
      </span>
    </p>
  );

/** How far it is to free delivery, where there is such a thing. */
function Delivery({ price }: { price: number }) {
  const from = useShell()?.shop.free_delivery_from ?? 0;
  if (from <= 0 || price === 0) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      {price >= from
        ? "Delivery is free wherever we deliver to."
        : `Delivery comes to it, by weight and pincode; free from ${formatPaise(from)} on.`}
    </p>
  );
}

/** What is ticked and what it costs together: the prices of today, nothing off because it is bought at once. */
export const Together = ({ bundle, action }: Props) => (
  <aside aria-labelledby="together" className="h-fit border border-hairline bg-card p-5 lg:sticky lg:top-40">
    <h2 id="together" className="font-display text-2xl">
      Together
    </h2>
    <ul className="mt-3 text-sm">
      {bundle.pieces.map(({ id, product_name, option_text, price }) => (
        <li key={id} className="flex justify-between gap-x-4 border-b border-hairline py-2">
          <span className="min-w-0">
            {product_name}
            {option_text && (
              <>
                , <span className="inline-block text-muted">{option_text}</span>
              </>
            )}
          </span>
          <Price paise={price} />
        </li>
      ))}
    </ul>
    <div role="status" className="mt-4">
      <p className="text-xl font-semibold">
        <span className="sr-only">Together </span>
        <Price paise={bundle.price} />
      </p>
      {below(bundle)}
      <Delivery price={bundle.price} />
    </div>
    <noscript>
      <button className={`${button.secondary} mt-4 w-full`}>Add up what is ticked</button>
    </noscript>
    <div className="mt-4 hidden lg:block">
      <AddAll bundle={bundle} action={action} />
    </div>
  </aside>
);

/** On a phone: what it costs and the button, in sight all the time. */
export const TogetherBar = ({ bundle, action }: Props) => (
  <div className="sticky bottom-[calc(var(--height-bottom-bar)+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-card px-4 py-2.5 md:bottom-0 md:-mx-8 md:px-8 lg:hidden">
    <p>
      <span className="block text-sm text-muted">Together</span>
      <Price paise={bundle.price} className="text-xl font-semibold" />
    </p>
    <AddAll bundle={bundle} action={action} />
  </div>
);
