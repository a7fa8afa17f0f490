import { Link } from "react-router";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Price } from "../parts/Price.tsx";
import { chosenVariant, optionText } from "../parts/product/variants.ts";
import type { Route } from "./+types/emi";
import { Plans } from "./emi/Plans.tsx";

export async function loader({ context, params: { product_url }, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { data: product } = await needed(
    api("GET /get/product/{product_url}", { parameters: { product_url } }),
    (slug) => `/product/${slug}/emi`,
  );
  const variant = chosenVariant(product.variants, new URL(request.url).searchParams.get("variant"));
  const price = variant?.price ?? 0;
  const { data } = await needed(api("GET /get/emi", { query: { amount: String(price) } }));
  return {
    ...data,
    price,
    name: product.product_name,
    product_url: product.product_url,
    chosen: variant && optionText(variant),
    others: product.variants
      .filter((other) => other.price !== price)
      .map((other) => ({ id: other.id, text: optionText(other), price: other.price })),
  };
}

/** What a product comes to by the month, at each bank whose instalments the shop's gateway offers, and on which terms. */
export default function Emi({ loaderData }: Route.ComponentProps) {
  const { name, product_url, chosen, price, least, banks, others } = loaderData;
  return (
    <div className="page">
      <PageHead
        title={`EMI: ${name}`}
        description={`What the ${name} costs by the month, bank by bank.`}
        canonical={`/product/${product_url}/emi`}
        hidden
      />
      <Breadcrumbs crumbs={[{ name, to: `/product/${product_url}` }]} here="EMI" />
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
              <Link
                to={`/product/${product_url}/emi?variant=${id}`}
                className="text-link inline-flex min-h-11 items-center gap-1"
              >
                {text}: <Price paise={costs} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Plans banks={banks}>Delivery is not in these figures.</Plans>
      <p className="mt-6">
        <Link to={`/product/${product_url}`} className="text-link inline-flex min-h-11 items-center">
          Back to the product
        </Link>
      </p>
    </div>
  );
}
