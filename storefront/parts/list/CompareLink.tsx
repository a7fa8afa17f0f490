import { Link } from "../Link.tsx";
import type { ShownList } from "./loadList.ts";

/** The way to put some of a list side by side: where its products are of one kind and there are two. */
export function CompareLink({ applied, total }: ShownList) {
  const kind = applied.filter(({ parameter }) => parameter === "category" || parameter === "scategory");
  if (kind.length === 0 || total < 2) return null;
  const query = new URLSearchParams(kind.map(({ parameter, value }) => [parameter, value]));
  return (
    <Link to={`/compare?${query}`} rel="nofollow" className="text-link inline-flex min-h-11 items-center">
      Compare them side by side
    </Link>
  );
}
