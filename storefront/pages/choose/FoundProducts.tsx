import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { PriceRow } from "../../parts/PriceRow.tsx";
import { compareAddress } from "../compare/asked.ts";
import { type Found, reasonsOf } from "./readFound.ts";

/** What fits, each with why. */
export const FoundProducts = ({ found }: { found: Found }) => (
  <section aria-labelledby="fits" className="lg:order-last">
    <h2 id="fits" className="font-display text-3xl">
      {found.cards.length === 0 ? "Nothing of it is in stock" : "What fits"}
    </h2>
    {found.dropped.length > 0 && (
      <p className="mt-3 border-l-4 border-accent bg-tint px-4 py-3">
        Left aside, as nothing in stock answers to it together with the rest:{" "}
        {found.dropped.map(({ label }) => `“${label}”`).join(", ")}.
      </p>
    )}
    <ul className="mt-4">
      {found.cards.map((card) => (
        <li
          key={card.product_url}
          className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-start gap-x-3 border-b border-hairline py-4"
        >
          <Picture src={card.image} alt="" sizes="72px" className="self-start rounded-card" />
          <div>
            <p className="caps text-muted">{card.brand_name}</p>
            <h3>
              <Link to={`/product/${card.product_url}`} className="font-semibold hover:text-brand hover:underline">
                {card.product_name}
              </Link>
            </h3>
            <PriceRow price={card.price} mrp={card.mrp} />
            <ul className="mt-2 text-sm">
              {reasonsOf(card, found).map((reason) => (
                <li key={reason} className="flex gap-2 py-1">
                  <Icon name="check" className="size-5 text-success" />
                  {reason}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
    <p className="mt-4 flex flex-wrap gap-x-6">
      {found.cards.length > 1 && (
        <Link
          to={compareAddress(found.cards.map(({ product_url }) => product_url))}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          Compare these
        </Link>
      )}
      <Link to={found.list} rel="nofollow" className="text-link inline-flex min-h-11 items-center">
        See all that fit, in a list
      </Link>
    </p>
  </section>
);
