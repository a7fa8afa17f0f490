import { useLocation } from "react-router";
import { useAhead } from "../parts/ahead.ts";
import { useFetchedPart } from "../parts/useFetchedPart.ts";
import { haveWhole } from "../router/late.ts";

/** The whole router knows which files and data a page takes. */
async function loadLinks() {
  const [{ PrefetchPageLinks, readAhead }] = await Promise.all([import("../router/whole.ts"), haveWhole()]);
  return {
    default({ page }: { page: string }) {
      // Its links take what any link does, of which its type does not speak.
      const attributes = { onLoad: readAhead };
      return <PrefetchPageLinks page={page} {...attributes} />;
    },
  };
}

/** Fetches the page that somebody seems about to go to (parts/ahead.ts). */
export function Ahead() {
  const page = useAhead();
  const { pathname, search } = useLocation();
  const { Part: Links } = useFetchedPart(loadLinks, page !== undefined);
  return page === undefined || page === pathname + search || !Links ? null : <Links page={page} />;
}
