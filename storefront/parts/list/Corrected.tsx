import { Link } from "../Link.tsx";
import type { ShownList } from "./loadList.ts";
import { useListAddress } from "./useListAddress.ts";

/** How a search was taken: misspelt, where as typed it finds nothing and only the corrected one is a link, or without a maker. */
export function Corrected({ list: { corrected, products, not_sold: notSold } }: { list: ShownList }) {
  const { query, changed } = useListAddress();
  if (notSold && products.length > 0) return <p>{notSold.message}</p>;
  if (!corrected || products.length === 0) return null;
  return (
    <p>
      Nothing found for “{query.get("search")}”. Showing results for{" "}
      <Link to={changed({ search: corrected })} className="text-link font-semibold">
        {corrected}
      </Link>
      .
    </p>
  );
}
