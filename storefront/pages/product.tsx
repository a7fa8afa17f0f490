import { memo, useEffect } from "react";
import { type ShouldRevalidateFunctionArgs } from "react-router";
import { apiOf } from "../api/context.ts";
import { Below } from "../parts/Below.tsx";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { ProductRow } from "../parts/ProductRow.tsx";
import { pack, usePacked } from "../parts/packed.ts";
import { Buy } from "../parts/product/Buy.tsx";
import { DeliveryBox } from "../parts/product/DeliveryBox.tsx";
import { DemoNote } from "../parts/product/DemoNote.tsx";
import { Details } from "../parts/product/Details.tsx";
import { declarationsOf } from "../parts/product/declarations.ts";
import { firstFits, withFits } from "../parts/product/firstFits.ts";
import { Gallery } from "../parts/product/Gallery.tsx";
import { Highlights } from "../parts/product/Highlights.tsx";
import { leastInstalment } from "../parts/product/leastInstalment.ts";
import { Options } from "../parts/product/Options.tsx";
import { PriceBlock } from "../parts/product/PriceBlock.tsx";
import { Reassurance } from "../parts/product/Reassurance.tsx";
import { SaveButton } from "../parts/product/SaveButton.tsx";
import { StockLine } from "../parts/product/StockLine.tsx";
import { type ShownProduct, shownProduct } from "../parts/product/shownProduct.ts";
import { useVariantSaid } from "../parts/product/useVariantSaid.ts";
import { ViewIn3d } from "../parts/product/ViewIn3d.tsx";
import { chosenVariant, optionChoices, picturesFor } from "../parts/product/variants.ts";
import { RecentlyViewed } from "../parts/recent/RecentlyViewed.tsx";
import { viewed } from "../parts/recent/recent.ts";
import { firstReviews } from "../parts/reviews/firstReviews.ts";
import { ProductReviews } from "../parts/reviews/ProductReviews.tsx";
import { SectionHead } from "../parts/SectionHead.tsx";
import { sameData } from "../parts/sameData.ts";
import { useShell } from "../parts/shellData.ts";
import { JsonLd } from "../parts/structured/JsonLd.tsx";
import { productFacts } from "../parts/structured/productFacts.ts";
import { useQuery } from "../parts/useQuery.ts";
import type { Route } from "./+types/product";

export async function loader({ context, params: { product_url } }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ data }, fits] = await Promise.all([
    needed(api("GET /get/product/{product_url}", { parameters: { product_url } }), (slug) => `/product/${slug}`),
    firstFits(api, product_url),
  ]);
  const [reviews, monthly] = await Promise.all([
    data.rating === null ? undefined : firstReviews(api, data),
    leastInstalment(api, data),
  ]);
  return pack({ ...withFits(shownProduct(data, monthly), fits), reviews });
}

/** All variants are here: choosing another asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

const crumbsOf = ({ parent_category: parent, category }: ShownProduct) => [
  ...(parent ? [{ name: parent.name, to: `/category/${parent.slug}` }] : []),
  {
    name: category.name,
    to: parent ? `/products/search?category=${parent.slug}&scategory=${category.slug}` : `/category/${category.slug}`,
  },
];

function Product({ loaderData }: Route.ComponentProps) {
  const product = usePacked(loaderData);
  const query = useQuery();
  const shop = useShell()?.shop;
  const variant = chosenVariant(product.variants, query.get("variant"));
  const { id, product_name: name, product_url, brand, row } = product;
  const image = product.images[0]?.src ?? null;
  const price = product.variants[0]?.price ?? 0;

  useEffect(() => {
    viewed(id, { product_url, product_name: name, brand_name: brand.name, image, price });
  }, [id, product_url, name, brand.name, image, price]);

  useVariantSaid(id, variant);

  if (!variant) return null;
  const at = (to = "") => to.replace(/=$/, `=${variant.id}`);
  const images = picturesFor(product.images, variant, product.variants);
  return (
    <div className="page">
      <PageHead
        title={`${name}, ${brand.name}`}
        description={product.highlights.join(". ").slice(0, 160)}
        canonical={`/product/${product_url}`}
        image={image}
      />
      <JsonLd
        key={variant.id}
        facts={import.meta.env.SSR && shop ? productFacts(product, variant, shop, product.reviews) : null}
      />
      <Breadcrumbs crumbs={crumbsOf(product)} here={name} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:mt-4 md:grid-cols-2 md:gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-14">
        <div className="relative md:sticky md:top-6 md:self-start">
          <Gallery key={variant.image} images={images} name={name} />
          {product.hasModel && <ViewIn3d src={variant.image ?? image ?? ""} name={name} />}
        </div>
        <div>
          <Link
            to={`/brands/${brand.slug}`}
            className="caps inline-flex min-h-6 items-center text-muted hover:text-brand hover:underline"
          >
            {brand.name}
          </Link>
          <h1 className="font-display text-3xl md:mt-1 md:text-4xl lg:text-5xl">{name}</h1>
          <PriceBlock variant={variant} />
          <StockLine variant={variant} product={product} />
          <Options options={optionChoices(product, variant)} sizes={product.sizes} />
          <Buy key={`variant ${variant.id}`} product={product} variant={variant} />
          {shop && <Reassurance shop={shop} name={name} product_url={product_url} />}
          {product.booking === "demo" && shop && <DemoNote shop={shop} product_url={product_url} />}
          <DeliveryBox key={`product ${id}`} variant={variant.id} />
          <Highlights highlights={product.highlights} />
          <div className="mt-2 flex flex-wrap items-center gap-x-6">
            <SaveButton id={id} name={name} />
            {product.links.map(({ to, text, rel }) => (
              <Link key={text} to={at(to)} rel={rel} className="text-link inline-flex min-h-11 items-center">
                {text}
              </Link>
            ))}
          </div>
        </div>
      </div>
      <Below key={id}>
        <Details product={product} declarations={declarationsOf(product, variant, shop)} images={images} />
        {row.cards.length > 0 && (
          <section className="section">
            <SectionHead title={row.title} to={at(row.to)} />
            <ProductRow cards={row.cards} label={row.title} />
          </section>
        )}
        {product.reviews && (
          <ProductReviews shown={product.reviews} product_url={product_url} shopName={shop?.name ?? "The shop"} />
        )}
        <RecentlyViewed besides={product_url} />
      </Below>
    </div>
  );
}

export default memo(Product, sameData);
