import type { ProductList } from "../../../contract/catalogue.ts";
import { button } from "../button.ts";
import { Icon } from "../Icon.tsx";
import { FacetGroup } from "./FacetGroup.tsx";
import { PriceRange } from "./PriceRange.tsx";

const id = "filters";

/** Opens the filters where they are a sheet; beside the list they always stand. */
export const FiltersButton = ({ inUse }: { inUse: number }) => (
  <button type="button" className="chip whitespace-nowrap lg:hidden" popoverTarget={id}>
    <Icon name="filter" className="size-5" />
    Filters{inUse > 0 && ` (${inUse})`}
  </button>
);

type Props = { facets: ProductList["facets"]; range: ProductList["price_range"]; total: number };

/** A column beside the list on wide screens, a sheet over it on narrow ones; in both every choice is a link or a form. */
export const Filters = ({ facets, range, total }: Props) => (
  <aside id={id} popover="auto" aria-label="Filters" className="filters">
    <div className="flex items-center justify-between lg:hidden">
      <h2 className="font-display text-3xl">Filters</h2>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" label="Close filters" />
      </button>
    </div>
    {facets.slice(0, 2).map((facet) => (
      <FacetGroup key={facet.parameter} facet={facet} />
    ))}
    {range && <PriceRange range={range} />}
    {facets.slice(2).map((facet) => (
      <FacetGroup key={facet.parameter} facet={facet} />
    ))}
    <div className="sticky bottom-0 bg-paper py-3 lg:hidden">
      <button type="button" className={`${button.primary} w-full`} popoverTarget={id} popoverTargetAction="hide">
        Show {total === 1 ? "1 product" : `${total} products`}
      </button>
    </div>
  </aside>
);
