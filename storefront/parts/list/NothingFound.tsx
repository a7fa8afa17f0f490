import { button } from "../button.ts";
import { Link } from "../Link.tsx";
import { ProductGrid } from "../ProductGrid.tsx";
import { useShell } from "../shellData.ts";
import type { ShownList } from "./loadList.ts";
import { useListAddress } from "./useListAddress.ts";

type Props = { filtered: boolean } & Pick<ShownList, "corrected" | "instead" | "not_sold">;

/** The list when nothing fits: says so, and offers the next thing to try. */
export function NothingFound({ filtered, corrected, instead, not_sold: notSold }: Props) {
  const { pathname, changed } = useListAddress();
  const departments = useShell()?.topMenu ?? [];
  return (
    <>
      <div className="py-16 text-center">
        <p className="font-display text-4xl">No records found</p>
        {corrected && (
          <p className="mt-3">
            Did you mean{" "}
            <Link to={changed({ search: corrected })} className="text-link font-semibold">
              {corrected}
            </Link>
            ?
          </p>
        )}
        <p className="mx-auto mt-3 max-w-100 text-balance text-muted">
          {notSold && !filtered
            ? notSold.message
            : filtered
              ? "Nothing fits all of this at once. Take a filter off, or start again."
              : "Try another spelling, or look through a category."}
        </p>
        {filtered && (
          <Link to={pathname} className={`${button.secondary} mt-6`}>
            Clear all filters
          </Link>
        )}
        <ul aria-label="Categories" className="mt-8 flex flex-wrap justify-center gap-2">
          {(instead?.categories ?? departments).map(({ name, slug }) => (
            <li key={slug}>
              <Link to={`/category/${slug}`} className="chip">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {instead && (
        <section aria-labelledby="popular">
          <h3 id="popular" className="mb-6 font-display text-3xl">
            Popular now
          </h3>
          <ProductGrid cards={instead.products} />
        </section>
      )}
    </>
  );
}
