import type { ProductList } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { address } from "../query.ts";
import { without } from "./facetValue.ts";
import { useListAddress } from "./useListAddress.ts";

/** The conditions in force, each with a way to take it off, and all at once. */
export function Chips({ applied }: { applied: ProductList["applied"] }) {
  const { pathname, query, changed } = useListAddress();
  if (applied.length === 0) return null;
  const nothing = Object.fromEntries(applied.map(({ parameter }) => [parameter, null]));
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {applied.map(({ parameter, value, label }) => (
        <li key={`${parameter}=${value}`}>
          <Link to={address(pathname, without(query, parameter, value))} className="chip" preventScrollReset>
            <span className="sr-only">Remove filter: </span>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link
            to={changed(nothing)}
            className="text-link inline-flex min-h-11 items-center px-2 text-sm"
            preventScrollReset
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
