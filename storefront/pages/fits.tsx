import { type FormEvent, useState } from "react";
import { data, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { apiOf } from "../api/context.ts";
import { addAllToCart } from "../device/cart.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { Link } from "../parts/Link.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Picture } from "../parts/Picture.tsx";
import { PriceRow } from "../parts/PriceRow.tsx";
import { writePieces } from "../parts/pieces.ts";
import { useShell } from "../parts/shellData.ts";
import { fitsFacts } from "../parts/structured/fitsFacts.ts";
import { JsonLd } from "../parts/structured/JsonLd.tsx";
import { useQuery } from "../parts/useQuery.ts";
import type { Route } from "./+types/fits";
import { bundleOf, readTicked, writeTicked } from "./fits/bundle.ts";
import { FittingRow } from "./fits/FittingRow.tsx";
import { NothingFits } from "./fits/NothingFits.tsx";
import { readFitsPage } from "./fits/readFitsPage.ts";
import { Together, TogetherBar } from "./fits/Together.tsx";
import { actOnCart } from "./withoutScript/cartActions.ts";

export const loader = ({ context, params: { product_url }, request }: Route.LoaderArgs) =>
  readFitsPage(apiOf(context), product_url, new URL(request.url).searchParams.get("variant"));

/** All prices are here: ticking asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get("variant") !== nextUrl.searchParams.get("variant")) &&
  defaultShouldRevalidate;

const nothingTicked = "Nothing is ticked that can be bought.";

/** Without script: what is ticked goes into the cart. */
export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData();
  const { ids, own } = readTicked(form);
  const product = Number(form.get("variant"));
  const lines = [...(own || !(product > 0) ? [] : [product]), ...ids].map((id) => ({ id, quantity: 1 }));
  if (lines.length === 0) return data({ message: nothingTicked }, { status: 422 });
  return actOnCart(asked, { intent: "add", lines: writePieces(lines) });
}

/** The accessories that fit a product, ticked and added up, as a form. */
export default function FitsPage({
  loaderData: { piece, brand_name, hasChoice, groups },
  actionData,
}: Route.ComponentProps) {
  const shop = useShell()?.shop;
  const query = useQuery();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(
    actionData && "message" in actionData ? actionData.message || nothingTicked : "",
  );
  const { product_name: name, product_url, image, option_text } = piece;
  const path = `/product/${product_url}/fits`;
  const fittings = groups.flatMap(({ products }) => products);
  const accessories = fittings.flatMap(({ pieces }) => pieces);
  // What was refused had nothing to be bought: the rest of the form stays as it was sent.
  const ticked = actionData ? { ids: [], own: true } : readTicked(query);
  const bundle = bundleOf(piece, accessories, ticked);
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setRefused("");
    void navigate(writeTicked(piece.id, readTicked(new FormData(currentTarget))), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { pieces } = bundleOf(piece, accessories, readTicked(new FormData(event.currentTarget)));
    if (pieces.length === 0) return setRefused(nothingTicked);
    addAllToCart(
      pieces.map(({ id, product_name, product_url, image, option_text, price, mrp }) => ({
        id,
        quantity: 1,
        product_name,
        product_url,
        image,
        option_text,
        price,
        mrp,
      })),
      pieces.length > 1 ? "All of it is in the cart." : "It is in the cart.",
    );
    void navigate("/cart");
  };
  return (
    <div className="page">
      <PageHead
        title={`What fits the ${name}`}
        description={`Accessories that fit the ${name}, ${brand_name}, by size and connector, with what they cost together.`}
        canonical={path}
        image={image}
        hidden={fittings.length === 0}
      />
      {fittings.length > 0 && (
        <JsonLd
          facts={
            import.meta.env.SSR && shop
              ? fitsFacts(
                  fittings.map(({ product_url, brand_name, pieces: [first] }) => ({
                    product_url,
                    brand_name,
                    name: first?.product_name ?? "",
                    price: first?.price ?? 0,
                    sold: first?.sold ?? false,
                  })),
                  { name, product_url },
                  shop.url,
                )
              : null
          }
        />
      )}
      <Breadcrumbs crumbs={[{ name, to: `/product/${product_url}?variant=${piece.id}` }]} here="What fits it" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">What fits it</h1>
      <div className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] gap-x-4 mt-4 max-w-3xl items-center">
        <Picture src={image} alt="" sizes="72px" priority className="rounded-card" />
        <div>
          <p className="text-lg font-semibold">{name}</p>
          {option_text && (
            <p className="text-sm text-muted">
              {option_text}
              {hasChoice && (
                <>
                  {" · "}
                  <Link to={`/product/${product_url}?variant=${piece.id}`} className="text-link">
                    choose another
                  </Link>
                </>
              )}
            </p>
          )}
          <PriceRow price={piece.price} mrp={piece.mrp} />
        </div>
      </div>
      {fittings.length === 0 ? (
        <NothingFits name={name} product_url={product_url} />
      ) : (
        <form action={path} onChange={follow} onSubmit={put}>
          <input type="hidden" name="variant" value={piece.id} />
          {piece.sold ? (
            <label className="mt-3 flex min-h-11 max-w-prose cursor-pointer items-start gap-3 py-2">
              <input type="checkbox" name="own" value="yes" defaultChecked={ticked.own} className="choice" />
              <span>I have it already: add up the rest alone</span>
            </label>
          ) : (
            <p className="mt-3">
              <input type="hidden" name="own" value="yes" />
              It can't be bought just now: what fits it is added up alone.
            </p>
          )}
          {refused && (
            <p role="alert" className="mt-3 border-l-4 border-error bg-card px-5 py-4">
              {refused}
            </p>
          )}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
            <div>
              {groups.map((group) => (
                <section key={group.slug} aria-labelledby={`fits-${group.slug}`} className="mb-8">
                  <h2 id={`fits-${group.slug}`} className="font-display text-3xl">
                    {group.name}
                  </h2>
                  <ul>
                    {group.products.map((fitting) => (
                      <FittingRow key={fitting.product_url} fitting={fitting} ticked={ticked.ids} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <Together bundle={bundle} action={path} />
            <TogetherBar bundle={bundle} action={path} />
          </div>
        </form>
      )}
    </div>
  );
}
