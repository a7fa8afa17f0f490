import { Link } from "react-router";
import type { ShownList } from "./loadList.ts";
import { useListAddress } from "./useListAddress.ts";

/** How a misspelt search was taken. As typed it finds nothing, so only the corrected one is a link. */
export function Corrected({ list: { corrected, products } }: { list: ShownList }) {
  const { query, changed } = useListAddress();
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
