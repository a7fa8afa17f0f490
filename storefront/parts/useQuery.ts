import { useMemo } from "react";
import { useLocation } from "react-router";

/** What stands in the address after its question mark. Unlike the router's `useSearchParams` it hears of other addresses alone, not of each step on the way to one. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
