import { Link, useLocation } from "react-router";
import { address, changedQuery } from "../query.ts";
import type { ShownList } from "./loadList.ts";

/** How a misspelt search was taken. As typed it finds nothing, so only the corrected one is a link. */
export function Corrected({ list: { corrected, products } }: { list: ShownList }) {
  const { pathname, search } = useLocation();
  if (!corrected || products.length === 0) return null;
  const query = new URLSearchParams(search);
  return (
    <p>
      Nothing found for “{query.get("search")}”. Showing results for{" "}
      <Link to={address(pathname, changedQuery(query, { search: corrected }))} className="text-link font-semibold">
        {corrected}
      </Link>
      .
    </p>
  );
}
