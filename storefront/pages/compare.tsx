import { data } from "react-router";
import { mostCompared } from "../../contract/listLimits.ts";
import type { Client } from "../api/client.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { shownCard } from "../parts/card.ts";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "./+types/compare";
import { askedProducts, compareAddress } from "./compare/asked.ts";
import { Candidates } from "./compare/Candidates.tsx";
import { ComparedTable } from "./compare/ComparedTable.tsx";
import sheet from "./compare/compare.css?url";
import { readCompared } from "./compare/readCompared.ts";
import { shownCompared, textRow } from "./compare/shownComparison.ts";
import { useComparedFocus } from "./compare/useComparedFocus.ts";

/** So many are offered to choose from. */
const offered = 9;

/** The list from which another one is chosen: what is looked for, else the first one's category, else the list one came from. */
function listQuery(query: URLSearchParams, first?: Awaited<ReturnType<typeof readCompared>>["products"][number]) {
  const search = query.get("search")?.trim();
  if (search) return { search };
  if (!first) return Object.fromEntries([...query].filter(([name]) => ["category", "scategory"].includes(name)));
  const { category, parent_category: parent } = first;
  return parent ? { category: parent.slug, scategory: category.slug } : { category: category.slug };
}

async function readOffered(api: Client, query: Record<string, string>, besides: string[]) {
  const { products } = await needed(api("GET /get/products", { query }));
  const cards = products.filter(({ product_url }) => !besides.includes(product_url));
  return cards.slice(0, offered).map(shownCard);
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const query = new URL(request.url).searchParams;
  const { slugs, beyond } = askedProducts(query.get("products"));
  const { products, rows, unknown } = await needed(readCompared(api, slugs));
  const chosen = products.map(({ product_url }) => product_url);
  const shown = products.map(shownCompared);
  const tried = shown.map(({ demo }) => (demo ? "Yes, in the showroom" : ""));
  const body = {
    products: shown,
    rows: [
      textRow(
        "Stock",
        shown.map(({ stock }) => stock),
      ),
      ...(tried.some(Boolean) ? [textRow("Can be tried", tried)] : []),
      ...rows,
    ],
    unknown,
    beyond,
    search: query.get("search")?.trim() ?? "",
    cards: chosen.length < mostCompared ? await readOffered(api, listQuery(query, products[0]), chosen) : null,
  };
  return data(body, { status: slugs.length > 0 && products.length === 0 ? 404 : 200 });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { products, rows, unknown, beyond, search, cards } = loaderData;
  const said = useComparedFocus(products);
  const chosen = products.map(({ product_url }) => product_url);
  const names = products.map(({ product_name }) => product_name).join(", ");
  return (
    <div className="page">
      <PageHead title={names ? `Compare ${names}` : "Compare"} canonical={compareAddress(chosen)} hidden />
      <Breadcrumbs crumbs={[]} here="Compare" />
      <h1 tabIndex={-1} className="mt-2 font-display text-4xl md:text-5xl">
        Compare
      </h1>
      <p role="status" className="sr-only">
        {said}
      </p>
      {products.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          Two to four products side by side, with what differs between them. The address keeps them: send it to whoever
          should see it.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="mt-4 border-l-4 border-error bg-tint px-4 py-3">
          Left out, because the shop has it no longer: {unknown.map((slug) => `“${slug}”`).join(", ")}.
        </p>
      )}
      {beyond.length > 0 && (
        <p className="mt-4 border-l-4 border-error bg-tint px-4 py-3">
          At most four are compared at once. Left out: {beyond.map((slug) => `“${slug}”`).join(", ")}.
        </p>
      )}
      {products.length > 0 && <ComparedTable products={products} rows={rows} />}
      {cards && <Candidates cards={cards} chosen={chosen} search={search} />}
    </div>
  );
}
