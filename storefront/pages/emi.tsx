import type { Client } from "../api/client.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Price } from "../parts/Price.tsx";
import { chosenVariant, optionText } from "../parts/product/variants.ts";
import type { Route } from "./+types/emi";
import sheet from "./emi/emi.css?url";
import { Plans } from "./emi/Plans.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** What is asked about: a product's variant, or the cart's sum that stands in the address (`?amount=`, paise). */
type Asked = {
  price: number;
  name: string;
  /** The product's page; none: the cart. */
  product_url: string | undefined;
  chosen: string;
  others: { id: number; text: string; price: number }[];
};

async function variantOf(api: Client, product_url: string, wanted: string | null): Promise<Asked> {
  const { data: product } = await needed(
    api("GET /get/product/{product_url}", { parameters: { product_url } }),
    (slug) => `/product/${slug}/emi`,
  );
  const variant = chosenVariant(product.variants, wanted);
  const price = variant?.price ?? 0;
  return {
    price,
    name: product.product_name,
    product_url: product.product_url,
    chosen: variant ? optionText(variant) : "",
    others: product.variants
      .filter((other) => other.price !== price)
      .map((other) => ({ id: other.id, text: optionText(other), price: other.price })),
  };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const query = new URL(request.url).searchParams;
  // The address of a sum has no product in it.
  const product_url: string | undefined = params.product_url;
  const amount = query.get("amount") ?? "";
  const asked: Asked = product_url
    ? await variantOf(api, product_url, query.get("variant"))
    : { price: Number(amount), name: "Your cart", product_url, chosen: "", others: [] };
  const { data } = await needed(api("GET /get/emi", { query: { amount: product_url ? String(asked.price) : amount } }));
  return { ...data, ...asked };
}

/** What a product, or a cart, comes to by the month, at each bank whose instalments the shop's gateway offers, and on which terms. */
export default function Emi({ loaderData }: Route.ComponentProps) {
  const { name, product_url, chosen, price, least, banks, others } = loaderData;
  const back = product_url === undefined ? "/cart" : `/product/${product_url}`;
  return (
    <div className="page">
      <PageHead
        title={product_url === undefined ? "EMI" : `EMI: ${name}`}
        description={`What ${product_url === undefined ? "a cart" : `the ${name}`} costs by the month, bank by bank.`}
        canonical={product_url === undefined ? "/emi" : `${back}/emi`}
        hidden
      />
      <Breadcrumbs crumbs={[{ name: product_url === undefined ? "Cart" : name, to: back }]} here="EMI" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">By the month</h1>
      <p className="mt-3 max-w-prose text-lg">
        {chosen ? `${name}, ${chosen}: ` : `${name}: `}
        <Price paise={price} />.{" "}
        {least ? (
          <>
            From <Price paise={least.monthly} /> a month, for {least.months} months at {least.bank}.
          </>
        ) : (
          "No bank offers instalments for it here."
        )}
      </p>
      {others.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {others.map(({ id, text, price: costs }) => (
            <li key={id}>
              <Link to={`${back}/emi?variant=${id}`} className="text-link inline-flex min-h-11 items-center gap-1">
                {text}: <Price paise={costs} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Plans banks={banks}>
        {product_url === undefined
          ? "What changes the cart or its delivery changes them."
          : "Delivery is not in these figures."}
      </Plans>
      <p className="mt-6">
        <Link to={back} className="text-link inline-flex min-h-11 items-center">
          Back to the {product_url === undefined ? "cart" : "product"}
        </Link>
      </p>
    </div>
  );
}
