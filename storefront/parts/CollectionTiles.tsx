import type { Collection } from "../../contract/catalogue.ts";
import { formatDay } from "./day.ts";
import { Link } from "./Link.tsx";

/** What is shown of a collection, as a page carries its data twice. */
export const shownCollection = ({ slug, name, text, discount_percent, ends_at }: Collection) => ({
  slug,
  name,
  text,
  ...(discount_percent !== null && { discount_percent }),
  ...(ends_at !== null && { ends_at }),
});

/** Collections with a discount, each as a panel that says how much and until when. */
export const CollectionTiles = ({ collections }: { collections: ReturnType<typeof shownCollection>[] }) => (
  <ul className="strip auto-cols-[86%] grid-rows-1 md:grid md:grid-cols-2 md:gap-6">
    {collections.map(({ slug, name, text, discount_percent: percent, ends_at: ends }) => (
      <li key={slug}>
        <Link
          to={`/products/${slug}`}
          prefetch
          className="group flex h-full flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-hairline bg-card p-4 md:p-8"
        >
          {percent !== undefined && (
            <span className="flex-none font-display text-5xl leading-none text-brand md:text-6xl">
              {percent}
              <span className="text-3xl">% off</span>
            </span>
          )}
          <span className="min-w-[min(11rem,100%)] flex-1">
            <span className="block text-lg font-semibold group-hover:text-brand">{name}</span>
            <span className="mt-1 block text-muted">{text}</span>
            {ends && <span className="mt-1 block text-sm text-muted">Until {formatDay(ends)}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
