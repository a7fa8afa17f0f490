import type { ReactNode } from "react";
import type { ComparedRow } from "../../../contract/compare.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { PriceRow } from "../../parts/PriceRow.tsx";
import { compareAddress } from "./asked.ts";
import type { ShownCompared } from "./shownComparison.ts";

type Group = { name: string; differs: boolean; cells: { key: string; content: ReactNode }[] };

/** Name and values of one thing: the name stands above the values, so that they have the whole width on a phone. */
const Row = ({ name, differs, cells }: Group) => (
  <tbody className={differs ? "compared-differs" : undefined}>
    <tr>
      <th scope="rowgroup" colSpan={cells.length}>
        <span className="compared-name">
          {name}
          {differs && <strong className="text-brand"> · differs</strong>}
        </span>
      </th>
    </tr>
    <tr>
      {cells.map(({ key, content }) => (
        <td key={key}>{content}</td>
      ))}
    </tr>
  </tbody>
);

const said = (values: string[] = []) =>
  values.length > 1 ? (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  ) : (
    (values[0] ?? (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not said</span>
      </span>
    ))
  );

/** Products in columns, all that is said of any of them in rows. Each can be taken away by a link. */
export function ComparedTable({ products, rows }: { products: ShownCompared[]; rows: ComparedRow[] }) {
  const slugs = products.map(({ product_url }) => product_url);
  const prices = new Set(products.map(({ price }) => price));
  return (
    <div className="compared mt-6">
      <table className={`compared-${products.length}`}>
        <caption className="sr-only">Products side by side</caption>
        <thead>
          <tr>
            {products.map(({ product_url, product_name, image, alt }) => (
              <th key={product_url} scope="col">
                <Picture src={image} alt={alt} sizes="(min-width: 48rem) 24vw, 46vw" className="rounded-card" />
                <Link to={`/product/${product_url}`} className="mt-3 inline-block font-semibold hover:text-brand">
                  {product_name}
                </Link>
                <br />
                <Link
                  to={compareAddress(slugs.filter((slug) => slug !== product_url))}
                  rel="nofollow"
                  preventScrollReset
                  className="text-link inline-flex min-h-11 items-center text-sm"
                >
                  Remove<span className="sr-only"> {product_name}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <Row
          name="Price"
          differs={prices.size > 1}
          cells={products.map(({ product_url: key, price, mrp }) => ({
            key,
            content: <PriceRow price={price} mrp={mrp} />,
          }))}
        />
        {rows.map(({ name, differs, values }) => (
          <Row
            key={name}
            name={name}
            differs={differs}
            cells={slugs.map((key, at) => ({ key, content: said(values[at]) }))}
          />
        ))}
      </table>
    </div>
  );
}
