import { memo } from "react";
import type { Brand, Card, MenuItem } from "../../contract/catalogue.ts";
import { apiOf } from "../api/context.ts";
import { Below } from "../parts/Below.tsx";
import { beginning } from "../parts/beginning.ts";
import { CollectionTiles, shownCollection } from "../parts/CollectionTiles.tsx";
import { cardRow, shownCard } from "../parts/card.ts";
import { Banners } from "../parts/home/Banners.tsx";
import { OpeningSoon } from "../parts/home/OpeningSoon.tsx";
import { ProductSection, rowLength } from "../parts/home/ProductSection.tsx";
import { Promises } from "../parts/home/Promises.tsx";
import { Showroom } from "../parts/home/Showroom.tsx";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PictureTile } from "../parts/PictureTile.tsx";
import { pack, usePacked } from "../parts/packed.ts";
import { RecentlyViewed } from "../parts/recent/RecentlyViewed.tsx";
import { SectionHead } from "../parts/SectionHead.tsx";
import { sameData } from "../parts/sameData.ts";
import { useShell } from "../parts/shellData.ts";
import { drawings } from "../parts/sizes/drawings.ts";
import { JsonLd } from "../parts/structured/JsonLd.tsx";
import { shopFacts } from "../parts/structured/shopFacts.ts";
import wideHome from "../theme/wideHome.css?url";
import type { Route } from "./+types/home";

/** With "All products" they fill two rows of six. */
const mostTiles = 11;

/** How many buying guides stand here; the others are on their categories' pages. */
const mostGuides = 4;

/** How many brands stand here before 'All brands': those with most products. */
const mostBrands = 8;

/** In the head: a sheet that comes later would be put in before one in the body, which has the browser style and lay out all anew. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: wideHome, media: "(min-width:48rem)" }];

/** Section one are the banners (none when they don't come), two to eight the sections of collection 1. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [banners, sections, details, guides] = await Promise.all([
    api("GET /get/banners").then(
      ({ data }) => data,
      () => [],
    ),
    needed(api("GET /get/product/collections/{id}", { parameters: { id: "1" } })),
    needed(api("GET /get/home/details")),
    api("GET /get/guides").then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  const { categories, brands, discount_collections, promises, showroom, opening } = details.data;
  const shown = new Set<string>();
  const rows = sections.data.sections;
  const teller = rows.findLastIndex((_, at) => leads(at));
  return pack({
    banners,
    sections: rows.map(({ title, slug, text, url, products }, at) => {
      const row = notYet(shown, products);
      const maker = at === teller ? makerOf(row, brands) : undefined;
      return {
        title,
        to: url ?? `/products/${slug}`,
        products: row.map((card) => cardRow(shownCard(card))),
        ...(maker ? { maker } : leads(at) && text && { text: beginning(text, 280) }),
      };
    }),
    guides: guides.slice(0, mostGuides).map(({ slug, title, sizes }) => ({ slug, title, sizes })),
    categories: tiles(categories).map(({ name, slug, image }) => ({ name, slug, image })),
    brands: leading(brands).map(({ name, slug }) => ({ name, slug })),
    discounts: discount_collections.map(shownCollection),
    promises,
    showroom,
    opening,
  });
}

/** Every other row has its first product in large, with words beside it; the last of them tells of who made it. */
const leads = (at: number) => at % 2 === 1;

/** The maker of a row's first product with the beginning of his story, if he has one. */
function makerOf([first]: Card[], brands: Brand[]) {
  const maker = brands.find(({ slug }) => slug === first?.brand_slug);
  return maker?.text ? { name: maker.name, slug: maker.slug, story: beginning(maker.text, 210) } : undefined;
}

/** A shop of one department shows that one's categories; one of many shows the first, and the side menu all. */
const tiles = (departments: MenuItem[]) => {
  const [only] = departments;
  const shown = departments.length === 1 && only ? only.child : departments;
  return shown.length > 1 ? shown.slice(0, mostTiles) : [];
};

/** A row's products, none of which stands in a row above, unless the row has no others. */
function notYet(shown: Set<string>, products: Card[]): Card[] {
  const others = products.filter(({ product_url }) => !shown.has(product_url));
  const row = (others.length > 0 ? others : products).slice(0, rowLength);
  for (const { product_url } of row) shown.add(product_url);
  return row;
}

const leading = (brands: Brand[]) =>
  brands
    .toSorted((a, b) => b.products - a.products)
    .slice(0, mostBrands)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

function Home({ loaderData }: Route.ComponentProps) {
  const {
    banners,
    sections,
    guides,
    categories,
    brands,
    discounts,
    promises,
    showroom,
    opening: empty,
  } = usePacked(loaderData);
  const shop = useShell()?.shop;
  const [opening, ...further] = sections.map((section, at) => ({ ...section, leading: leads(at) }));
  return (
    <>
      <PageHead
        title={shop ? `${shop.name} – ${shop.tagline}` : "Home"}
        description={shop && `${shop.description ?? `${shop.tagline}.`} ${shop.address.join(", ")}.`}
        canonical="/"
      />
      <JsonLd facts={import.meta.env.SSR && shop ? shopFacts(shop) : null} />
      <h1 className="sr-only">{shop && `${shop.name}, ${shop.tagline}`}</h1>
      <Banners banners={banners} />
      <div className="page">
        {empty && <OpeningSoon name={shop?.name ?? ""} steps={empty.steps} />}
        {opening && <ProductSection section={opening} />}
        <Below>
          {categories.length > 0 && (
            <section className="section">
              <SectionHead title="Shop by category" />
              <ul className="strip tiles lg:grid-cols-6">
                {categories.map(({ name, slug, image }) => (
                  <li key={slug}>
                    <PictureTile
                      name={name}
                      image={image}
                      to={`/category/${slug}`}
                      sizes="(min-width: 64rem) 190px, 30vw"
                    />
                  </li>
                ))}
                <li>
                  <Link to="/products/search" className="tile-all hover:underline">
                    All products
                  </Link>
                </li>
              </ul>
            </section>
          )}
          {guides.length > 0 && (
            <section
              className="section strip guides grid-rows-1 items-end gap-x-6 whitespace-nowrap"
              aria-labelledby="choose"
            >
              <h2 id="choose" className="min-h-11 font-display text-2xl">
                Not sure which?
              </h2>
              {guides.map(({ slug, title, sizes }) => (
                <Link
                  key={slug}
                  to={`/choose/${slug}`}
                  className="flex min-h-11 items-center gap-2 text-brand underline"
                >
                  {sizes && <img {...drawings[sizes]} alt="" loading="lazy" />}
                  {title}
                </Link>
              ))}
            </section>
          )}
          {further.slice(0, 2).map((section) => (
            <ProductSection key={section.to} section={section} />
          ))}
          {discounts.length > 0 && (
            <section className="section">
              <SectionHead title="Offers running now" />
              <CollectionTiles collections={discounts} />
            </section>
          )}
          {further.slice(2).map((section) => (
            <ProductSection key={section.to} section={section} />
          ))}
          {brands.length > 1 && (
            <section className="section">
              <SectionHead title="Shop by brand" to="/brand" all="All brands" />
              <ul className="strip flex-wrap gap-x-6 gap-y-1 whitespace-nowrap md:flex md:gap-x-12">
                {brands.map(({ name, slug }) => (
                  <li key={slug}>
                    <Link
                      to={`/brands/${slug}`}
                      prefetch
                      className="inline-block py-2 font-display text-2xl hover:text-brand hover:underline md:text-3xl"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Promises promises={promises} />
        </Below>
      </div>
      <Below>
        <Showroom showroom={showroom} />
        <div className="page">
          <RecentlyViewed />
        </div>
      </Below>
    </>
  );
}

export default memo(Home, sameData);
