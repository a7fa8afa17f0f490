import { Link, useLocation } from "react-router";
import type { Facet } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { address } from "../query.ts";
import { pressed } from "./facetValue.ts";

/** How many values stand open; the others come on demand. */
const few = 8;

/** One filter: its values with how many products each would leave. */
export function FacetGroup({ facet }: { facet: Facet }) {
  const first = facet.values.filter((value, index) => index < few || value.active);
  const rest = facet.values.filter((value) => !first.includes(value));
  return (
    <details open className="group border-b border-hairline py-1">
      <summary className="flex min-h-11 items-center justify-between font-medium">
        {facet.label}
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <FacetValues facet={facet} values={first} />
      {rest.length > 0 && (
        <details className="pb-3">
          <summary className="inline-flex min-h-9 items-center text-sm text-brand hover:underline">
            {rest.length} more
          </summary>
          <FacetValues facet={facet} values={rest} />
        </details>
      )}
    </details>
  );
}

function FacetValues({ facet, values }: { facet: Facet; values: Facet["values"] }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <ul className="pb-3">
      {values.map(({ value, label, count, active }) => (
        <li key={value}>
          <Link
            to={address(pathname, pressed(query, facet, value, active))}
            rel="nofollow"
            preventScrollReset
            aria-current={active ? "true" : undefined}
            className="facet-value"
          >
            <span className="facet-box">{active && <Icon name="check" className="size-4" />}</span>
            <span className="flex-1">{label}</span>
            <span className="text-muted figures">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
