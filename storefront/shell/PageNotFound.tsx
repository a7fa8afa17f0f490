import { useLocation } from "react-router";
import { Link } from "../parts/Link.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { PluckedString } from "../parts/PluckedString.tsx";
import { useShell } from "../parts/shellData.ts";
import { SearchField } from "./search/SearchField.tsx";

/** What stands where nothing is: a way to search, and the departments. */
export function PageNotFound() {
  const { pathname } = useLocation();
  const shell = useShell();
  const departments = shell?.topMenu ?? [];
  return (
    <div className="page py-16 md:py-24">
      <PageHead title="Page not found" hidden />
      <p className="caps text-muted">404</p>
      <h1 className="plucked mt-2 inline-block font-display text-5xl">
        {shell?.shop.business_type === "MusicStore" ? "This string is silent" : "There is nothing here"}
        <PluckedString className="mt-4 h-3 w-full" />
      </h1>
      <p className="mt-4 max-w-prose text-muted">
        There is no page at this address. It may have moved, or a letter may be wrong. Search for what you wanted, or
        begin with a department.
      </p>
      {/^\/(ordersummary|thankyou)\//.test(pathname) && (
        <p className="mt-4">
          <Link to="/orders/lookup" className="text-link">
            Have your order’s link sent again
          </Link>
        </p>
      )}
      <div className="mt-8 max-w-120">
        <SearchField label="Search from here" moreThan={3} paneClassName="pane-floating" />
      </div>
      <ul className="mt-8 flex max-w-prose flex-wrap gap-2">
        {departments.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
