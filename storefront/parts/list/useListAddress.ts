import { useLocation } from "react-router";
import { countedQuery } from "../../../contract/countedQuery.ts";
import { address, changedQuery, type QueryChange } from "../query.ts";

/**
 * Where a list is, what of its query counts, and its address with some of that changed. The page is kept for everybody who
 * asks for the same list, so nothing else of one visitor's address may stand in it.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const query = countedQuery(new URLSearchParams(search));
  return { pathname, query, changed: (change: QueryChange) => address(pathname, changedQuery(query, change)) };
}
