import { useState } from "react";
import type { Facet } from "../../../contract/catalogue.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { address } from "../query.ts";
import { matching, pressed } from "./facetValue.ts";
import { useListAddress } from "./useListAddress.ts";

/** How many values stand open; the others come on demand, or by typing. */
const few = 8;

/** Filters that take typing however short they are: the law asks for it of the country of origin (LMPC rule 6(10A)). */
const typedAlways = ["origin"];

/** One filter: its values with how many products each would leave. */
export function FacetGroup({ facet }: { facet: Facet }) {
  const [typed, setTyped] = useState("");
  const found = matching(facet.values, typed);
  const first = found.filter((value, index) => index < few || value.active || typed !== "");
  const rest = found.filter((value) => !first.includes(value));
  return (
    <details open className="group border-b border-hairline py-1">
      <summary className="flex min-h-11 items-center justify-between font-medium">
        {facet.label}
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {((facet.many && facet.values.length > few) || typedAlways.includes(facet.parameter)) && (
        <input
          type="search"
          className="field mb-1 lg:text-sm"
          aria-label={`Find in ${facet.label}`}
          placeholder="Type to find"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <p role="status" className="text-sm text-muted">
        {found.length === 0 && "No records found"}
      </p>
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
  const { pathname, query } = useListAddress();
  return (
    <ul className="pb-3">
      {values.map(({ value, label, count, active }) => (
        <li key={value}>
          <Link
            rel="nofollow"
            aria-current={active ? "true" : undefined}
            className="facet-value"
            to={address(pathname, pressed(query, facet, value, active))}
            preventScrollReset
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
