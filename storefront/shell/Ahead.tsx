import { PrefetchPageLinks, useLocation } from "react-router";
import { useAhead } from "../parts/ahead.ts";

/** Fetches the page that somebody seems about to go to (parts/ahead.ts). */
export function Ahead() {
  const page = useAhead();
  const { pathname, search } = useLocation();
  return page === undefined || page === pathname + search ? null : <PrefetchPageLinks page={page} />;
}
