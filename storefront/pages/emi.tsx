import { Link } from "react-router";
import type { EmiBank } from "../../contract/emi.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Price } from "../parts/Price.tsx";
import { chosenVariant, optionText } from "../parts/product/variants.ts";
import type { Route } from "./+types/emi";
import "./emi/emi.css";

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

const percent = (bp: number) => `${bp / 100} %`;

/** A bank's plans, a row each. */
const Bank = ({ bank, plans }: EmiBank) => (
  <section className="break-inside-avoid border-t border-hairline py-6">
    <h2 className="mb-2 font-display text-2xl">{bank}</h2>
    <div className="emi-frame">
      <table className="w-full">
        <caption className="sr-only">Instalments at {bank}</caption>
        <thead>
          <tr className="text-left text-sm text-muted">
            <th className="py-1 font-normal">Months</th>
            <th className="py-1 text-right font-normal">Each month</th>
            <th className="py-1 text-right font-normal">Interest</th>
            <th className="py-1 text-right font-normal">In all</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ months, rate_bp, monthly, total, interest, no_cost }) => (
            <tr key={`${months} ${rate_bp} ${no_cost}`} className="border-t border-hairline">
              <th scope="row" className="py-2 text-left font-normal">
                {months}
              </th>
              <td className="py-2 text-right">
                <Price paise={monthly} />
              </td>
              <td className="py-2 text-right">
                {no_cost ? (
                  "ours"
                ) : (
                  <>
                    <Price paise={interest} />{" "}
                    <span className="block text-sm text-muted">{percent(rate_bp)} a year</span>
                  </>
                )}
              </td>
              <td className="py-2 text-right">
                <Price paise={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

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
      {banks.length > 0 && (
        <>
          <div className="mt-8 gap-14 lg:columns-2">
            {banks.map((bank) => (
              <Bank key={bank.bank} {...bank} />
            ))}
          </div>
          <div className="prose mt-8">
            <h2>Terms</h2>
            <p>
              With a card of one of these banks. Choose EMI on the payment page: what the bank shows there is what
              counts, and it decides whether it gives it to you. Delivery is not in these figures.
            </p>
            <p>
              The bank bills GST of 18 % on the interest, also where the interest is ours, and may ask a fee for the
              plan. What is sent back is given back to the card; whether the bank takes the plan off it, and what it
              keeps, is in its own terms.
            </p>
          </div>
        </>
      )}
      <p className="mt-6">
        <Link to={`/product/${product_url}`} className="text-link inline-flex min-h-11 items-center">
          Back to the product
        </Link>
      </p>
    </div>
  );
}
