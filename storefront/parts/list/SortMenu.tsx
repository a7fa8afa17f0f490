import { Link } from "react-router";
import type { Sort } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { useListAddress } from "./useListAddress.ts";

const names: Record<Sort, string> = {
  relevance: "Relevance",
  popularity: "Popularity",
  newest: "Newest first",
  price_up: "Price, low to high",
  price_down: "Price, high to low",
  discount: "Discount",
  origin: "Country of origin, A–Z",
};

/** The orders that a list can have, as links in a drawer. Relevance means something only to a search. */
export function SortMenu({ sort }: { sort: Sort }) {
  const { query, changed } = useListAddress();
  const offered = (Object.keys(names) as Sort[]).filter((name) => name !== "relevance" || query.has("search"));
  return (
    <details key={`${query}`} className="group relative">
      <summary className="chip whitespace-nowrap">
        <span>
          Sort<span className="max-sm:sr-only">: {names[sort]}</span>
        </span>
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="drawer">
        {offered.map((name) => (
          <li key={name}>
            <Link
              to={changed({ sort: name })}
              rel="nofollow"
              preventScrollReset
              aria-current={name === sort ? "true" : undefined}
              className="flex min-h-11 items-center px-4 hover:bg-tint aria-[current]:font-semibold aria-[current]:text-brand"
            >
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
