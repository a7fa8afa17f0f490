import { useEffect, useRef } from "react";
import type { Sort } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { useListAddress } from "./useListAddress.ts";

export const sortNames: Record<Sort, string> = {
  relevance: "Relevance",
  popularity: "Popularity",
  newest: "Newest first",
  price_up: "Price, low to high",
  price_down: "Price, high to low",
  discount: "Discount",
  origin: "Country of origin, A–Z",
};

/**
 * The orders that a list can have, as links in a drawer, which closes by a choice, by Escape and when one turns elsewhere.
 * Relevance means something only to a search.
 */
export function SortMenu({ sort }: { sort: Sort }) {
  const { query, changed } = useListAddress();
  const offered = (Object.keys(sortNames) as Sort[]).filter((name) => name !== "relevance" || query.has("search"));
  const drawer = useRef<HTMLDetailsElement>(null);
  const label = useRef<HTMLElement>(null);
  const close = () => {
    drawer.current?.removeAttribute("open");
    label.current?.focus();
  };
  useEffect(() => {
    const details = drawer.current;
    if (!details) return;
    const beside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      label.current?.focus();
    };
    document.addEventListener("pointerdown", beside);
    document.addEventListener("focusin", beside);
    details.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", beside);
      document.removeEventListener("focusin", beside);
      details.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <details ref={drawer} className="group relative">
      <summary ref={label} className="chip whitespace-nowrap">
        <span>
          Sort<span className="max-sm:sr-only">: {sortNames[sort]}</span>
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
              onClick={close}
              aria-current={name === sort ? "true" : undefined}
              className="flex min-h-11 items-center px-4 hover:bg-tint aria-[current]:font-semibold aria-[current]:text-brand"
            >
              {sortNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
