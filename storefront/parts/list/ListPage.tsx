import type { ReactNode } from "react";
import type { ProductList } from "../../../contract/catalogue.ts";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import { formatNumber } from "../money.ts";
import { Picture } from "../Picture.tsx";
import { ProductGrid } from "../ProductGrid.tsx";
import { useShell } from "../shellData.ts";
import { JsonLd } from "../structured/JsonLd.tsx";
import { itemListFacts } from "../structured/listFacts.ts";
import { Chips } from "./Chips.tsx";
import { CompareLink } from "./CompareLink.tsx";
import { Corrected } from "./Corrected.tsx";
import { Filters, FiltersButton } from "./Filters.tsx";
import type { ShownList } from "./loadList.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Pages } from "./Pages.tsx";
import { SortMenu, sortNames } from "./SortMenu.tsx";
import { Understood } from "./Understood.tsx";
import { useListFocus } from "./useListFocus.ts";
import { WhileLoading } from "./WhileLoading.tsx";

type Props = {
  title: string;
  /** The title as it is shown, where its words are of several languages. */
  heading?: ReactNode;
  /** What is said under the title: a collection's text, a brand's story. */
  children?: ReactNode;
  list: ShownList;
  /** The parameter that the path already sets: it is neither offered nor taken off. */
  fixed?: string;
  crumbs?: { name: string; to: string }[];
  /** Stands on the wall beside the title; on a phone the words run round it. */
  picture?: string | null | undefined;
};

/** Products with everything that narrows, orders and turns their pages. The search page, a collection and a brand share it. */
export function ListPage({ title, heading = title, children, list, fixed, crumbs = [], picture }: Props) {
  const url = useShell()?.shop.url;
  const facets = list.facets.filter(({ parameter, values }) => parameter !== fixed && values.length > 0);
  const applied = list.applied.filter(({ parameter }) => parameter !== fixed);
  const offered = list.total > 0 || facets.length > 0;
  const count = list.total === 1 ? "1 product" : `${formatNumber(list.total)} products`;
  const section = useListFocus(count);
  const filters = { facets, range: list.price_range, total: list.total };
  return (
    <div className="page">
      <JsonLd
        key={`${title} ${list.page}`}
        facts={
          import.meta.env.SSR && url ? itemListFacts(title, list.products, (list.page - 1) * list.per_page, url) : null
        }
      />
      <Breadcrumbs crumbs={crumbs} here={title} />
      {picture ? (
        <div className="wall -mx-4 mt-2 items-center overflow-hidden p-4 md:mx-0 md:grid md:grid-cols-[1fr_22rem] md:gap-10 md:rounded-card md:px-9">
          <div className="float-right w-2/5 pl-3 md:order-last md:w-auto">
            <Picture src={picture} alt="" sizes="(min-width: 48rem) 352px, 40vw" className="soft-edges" />
          </div>
          <div>
            <h1 className="font-display text-4xl md:text-6xl">{title}</h1>
            {children}
          </div>
        </div>
      ) : (
        <>
          <h1 className="mt-2 font-display text-4xl md:text-5xl">{heading}</h1>
          {children}
        </>
      )}
      <div
        className={`mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:mt-8 ${offered ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}
      >
        {offered && <Filters {...filters} />}
        <section ref={section} tabIndex={-1} aria-labelledby="products" className="min-w-0">
          <h2 id="products" className="sr-only">
            Products
          </h2>
          <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p role="status" className="text-muted">
              {count}
              {list.last_page > 1 && (
                <span className="max-sm:sr-only">
                  {" "}
                  · page {list.page} of {list.last_page}
                </span>
              )}
              <span className="sr-only">, {sortNames[list.sort]}</span>
            </p>
            {offered && (
              <div className="flex flex-wrap gap-2">
                <FiltersButton {...filters} inUse={applied.length} />
                <SortMenu sort={list.sort} />
              </div>
            )}
          </div>
          <div className="mb-6 grid gap-3 empty:hidden">
            <Corrected list={list} />
            <Understood understood={list.understood ?? []} />
            <Chips applied={applied} />
            <Ignored ignored={list.ignored} />
          </div>
          <WhileLoading>
            {list.products.length === 0 ? (
              <NothingFound {...list} filtered={applied.length > 0} />
            ) : (
              <ProductGrid cards={list.products} first={1} />
            )}
          </WhileLoading>
          <CompareLink {...list} />
          <Pages page={list.page} last={list.last_page} />
        </section>
      </div>
    </div>
  );
}

const Ignored = ({ ignored }: Pick<ProductList, "ignored">) =>
  ignored.length > 0 && (
    <p className="text-sm text-muted">
      Left out, because it means nothing here:{" "}
      {ignored.map(({ parameter, value }) => `${parameter} “${value}”`).join(", ")}.
    </p>
  );
