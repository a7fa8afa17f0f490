import { Form } from "react-router";
import { button } from "../../parts/button.ts";
import { type ShownCard, withMaker } from "../../parts/card.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import { compareAddress } from "./asked.ts";

type Props = { cards: ShownCard[]; chosen: string[]; search: string };

/** What can be put beside what is there: of the same category, or what one looks for. */
export const Candidates = ({ cards, chosen, search }: Props) => (
  <section className="section" aria-labelledby="candidates">
    <h2 id="candidates" className="font-display text-3xl">
      {chosen.length === 0 ? "Choose the first" : "Put another beside it"}
    </h2>
    <Form action="/compare" className="mt-4 flex max-w-140 flex-wrap items-end gap-3">
      {chosen.length > 0 && <input type="hidden" name="products" value={chosen.join(",")} />}
      <label className="flex-1">
        <span className="text-sm">Find a product</span>
        <input type="search" name="search" defaultValue={search} maxLength={200} className="field" />
      </label>
      <button className={button.secondary}>Find</button>
    </Form>
    {cards.length > 0 ? (
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ product_url, product_name, brand_name, image, price }) => (
          <li key={product_url}>
            <Link
              to={compareAddress([...chosen, product_url])}
              rel="nofollow"
              className="flex items-center gap-4 border-b border-hairline py-3 hover:text-brand"
            >
              <Picture src={image} alt="" sizes="64px" className="w-16 flex-none rounded-card" />
              <span className="min-w-0">
                <span className="sr-only">Compare </span>
                {withMaker({ product_name, brand_name })}
                <Price paise={price} className="block text-sm text-muted" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-6 text-muted">
        {search === "" ? "There is nothing else of its kind." : `Nothing found for “${search}”.`}
      </p>
    )}
  </section>
);
