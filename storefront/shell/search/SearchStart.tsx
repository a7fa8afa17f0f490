import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import type { Like } from "../../api/isLike.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { useShell } from "../../parts/shellData.ts";
import "./searchStart.css";

type Found = AnswerOf<"GET /get/products">;

const like = { products: [{ product_url: "", product_name: "", brand_name: "" }] } satisfies Like<Found>;
const mostSold = new URLSearchParams({ sort: "popularity" });

/** What sells most; undefined while it has not come, silently nothing where it can't be had. */
function usePopular(): Found["products"] | undefined {
  const [popular, setPopular] = useState<Found["products"]>();
  useEffect(() => {
    const leaving = new AbortController();
    api("GET /get/products", { query: mostSold, signal: leaving.signal, like }).then(
      ({ products }) => setPopular(products),
      () => setPopular([]),
    );
    return () => leaving.abort();
  }, []);
  return popular;
}

const head = "flex min-h-11 items-center justify-between text-sm text-muted";

/** Where one can begin who has typed nothing yet: what sells most, and the departments. Hidden while there is a text. */
export default function SearchStart({ onChosen }: { onChosen: () => void }) {
  const departments = useShell()?.topMenu ?? [];
  const popular = usePopular();
  const starts = [
    ...departments.map(({ name, slug }) => ({ name, to: `/category/${slug}` })),
    { name: "Shop by Brand", to: "/brand" },
  ];
  return (
    <nav aria-label="Begin here" className="search-start px-4 pb-8">
      {popular?.length !== 0 && (
        <>
          <div className={head}>
            Popular now
            <Link to="/products/search?sort=popularity" className="text-link py-3" onClick={onChosen}>
              See all
            </Link>
          </div>
          <ul className="strip tiles min-h-40 grid-rows-1">
            {popular?.map(({ product_url, product_name, brand_name, image }) => (
              <li key={product_url}>
                <Link to={`/product/${product_url}`} className="tile block" onClick={onChosen}>
                  <Picture src={image} alt="" sizes="27vw" className="rounded-card" />
                  <span className="mt-2 line-clamp-2 leading-snug">{product_name.replace(`${brand_name} `, "")}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={head}>Departments</p>
      <ul className="grid grid-cols-2 gap-x-4">
        {starts.map(({ name, to }) => (
          <li key={to} className="border-t border-hairline">
            <Link to={to} className="flex min-h-12 items-center font-display text-lg" onClick={onChosen}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
