import { memo } from "react";
import type { CategoryPage } from "../../contract/catalogue.ts";
import { apiOf } from "../api/context.ts";
import { Bar } from "../parts/Bar.tsx";
import { Below } from "../parts/Below.tsx";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { button } from "../parts/button.ts";
import { CollectionTiles, shownCollection } from "../parts/CollectionTiles.tsx";
import { listedCard } from "../parts/card.ts";
import { Link } from "../parts/Link.tsx";
import { orLoading } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PictureTile } from "../parts/PictureTile.tsx";
import { ProductGrid } from "../parts/ProductGrid.tsx";
import { type Packed, pack, usePacked } from "../parts/packed.ts";
import { SectionHead } from "../parts/SectionHead.tsx";
import { StillLoading } from "../parts/StillLoading.tsx";
import { sameData } from "../parts/sameData.ts";
import { useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/category";
import { guidesFor, readGuideNames } from "./choose/guideNames.ts";

const shownCategory = (data: CategoryPage, guides: GuideNames) => ({
  ...data,
  guides: guidesFor(guides, data),
  products: data.products.map(listedCard),
  collections: data.collections.map(shownCollection),
  brands: data.brands.map(({ name, slug }) => ({ name, slug })),
});
type GuideNames = Awaited<ReturnType<typeof readGuideNames>>;
type ShownCategory = ReturnType<typeof shownCategory>;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  return orLoading(
    Promise.all([api("POST /get/other/category", { body: { category: params.category_slug } }), readGuideNames(api)]),
    ([answer, guides]) => pack(shownCategory(answer.data, guides)),
    (slug) => `/category/${slug}`,
  );
}

/** The list of all products of a department, or of a category in it. */
const listOf = ({ slug, parent }: CategoryPage["category"]) =>
  parent ? `/products/search?category=${parent.slug}&scategory=${slug}` : `/products/search?category=${slug}`;

function Category({ loaderData, params }: Route.ComponentProps) {
  return loaderData ? <Landing packed={loaderData} /> : <CategoryLoading slug={params.category_slug} />;
}

export default memo(Category, sameData);

/** The category has not come: the page goes on loading, under the name that the menu knows. */
function CategoryLoading({ slug }: { slug: string }) {
  const menu = useShell()?.allMenu ?? [];
  const known = menu.flatMap((entry) => [entry, ...entry.child]).find((entry) => entry.slug === slug);
  const name = known?.name ?? "Category";
  return (
    <div className="page">
      <PageHead title={name} hidden />
      <Breadcrumbs crumbs={[]} />
      <h1 className="mt-2 font-display text-4xl md:text-6xl">{name}</h1>
      <StillLoading what={known ? known.name : "the category"} />
      <div aria-hidden="true" className="tiles mt-8 lg:grid-cols-5">
        {["1", "2", "3", "4", "5"].map((tile) => (
          <Bar key={tile} className="aspect-square w-full" />
        ))}
      </div>
    </div>
  );
}

function Landing({ packed }: { packed: Packed<ShownCategory> }) {
  const { category, children, brands, collections, products, guide, guides } = usePacked(packed);
  const { name, slug, parent } = category;
  return (
    <div className="page">
      <PageHead
        title={name}
        description={guide.slice(0, 160) || `${name} from ${brands.length} makers.`}
        canonical={`/category/${slug}`}
        image={products[0]?.image}
      />
      <Breadcrumbs crumbs={parent ? [{ name: parent.name, to: `/category/${parent.slug}` }] : []} here={name} />
      <h1 className="mt-2 font-display text-4xl md:text-6xl">{name}</h1>
      {children.length > 0 && (
        <ul className="tiles mt-8 lg:grid-cols-5">
          {children.map((child, index) => (
            <li key={child.slug}>
              <PictureTile
                name={child.name}
                note={child.products === 1 ? "1 product" : `${child.products} products`}
                image={child.image}
                to={`/products/search?category=${slug}&scategory=${child.slug}`}
                sizes="(min-width: 64rem) 220px, 30vw"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <Below key={slug}>
        {products.length > 0 && (
          <section className="section">
            <SectionHead title="Most asked for" to={listOf(category)} />
            <ProductGrid cards={products} className="lg:grid-cols-4" />
          </section>
        )}
        {collections.length > 0 && (
          <section className="section">
            <SectionHead title="Offers here" />
            <CollectionTiles collections={collections} />
          </section>
        )}
        {(guide !== "" || guides.length > 0) && (
          <section className="section border-t border-hairline pt-10 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12">
            <h2 className="font-display text-3xl">How to choose</h2>
            <div>
              {guide !== "" && <p className="mt-3 max-w-prose text-lg whitespace-pre-line md:mt-0">{guide}</p>}
              <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden">
                {guides.map((one) => (
                  <Link
                    key={one.slug}
                    to={`/choose/${one.slug}`}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {one.title}
                  </Link>
                ))}
              </p>
            </div>
          </section>
        )}
        {brands.length > 0 && (
          <section className="section">
            <SectionHead title="The makers" to="/brand" all="All brands" />
            <ul className="flex flex-wrap gap-x-8 gap-y-2">
              {brands.map((brand) => (
                <li key={brand.slug}>
                  <Link
                    to={`${listOf(category)}&brand=${brand.slug}`}
                    className="inline-block py-1.5 font-display text-2xl hover:text-brand hover:underline"
                  >
                    {brand.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="mt-14 text-center">
          <Link to={listOf(category)} className={button.primary}>
            All {name}
          </Link>
        </p>
      </Below>
    </div>
  );
}
