import type { ProductList } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { useListAddress } from "./useListAddress.ts";

/** What was read out of the words of a search ("under 5000", "3/4"), each with a way to take it off again. */
export function Understood({ understood }: { understood: NonNullable<ProductList["understood"]> }) {
  const { changed } = useListAddress();
  if (understood.length === 0) return null;
  return (
    <ul aria-label="Read from your search" className="flex flex-wrap items-center gap-2">
      {understood.map(({ parameter, label, search_without }) => (
        <li key={parameter}>
          <Link to={changed({ search: search_without || null })} className="chip" rel="nofollow" preventScrollReset>
            <span className="sr-only">Remove from search: </span>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
