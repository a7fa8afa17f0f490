import { Link } from "react-router";
import { useShell } from "./shellData.ts";
import { JsonLd } from "./structured/JsonLd.tsx";
import { breadcrumbFacts } from "./structured/listFacts.ts";

/** The way from the home page to here. The page itself is its heading, not a crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: { name: string; to: string }[] }) {
  const url = useShell()?.shop.url;
  return (
    <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted">
      {crumbs.length > 0 && <JsonLd facts={import.meta.env.SSR && url ? breadcrumbFacts(crumbs, url) : null} />}
      <ol className="flex flex-wrap gap-x-2">
        {[{ name: "Home", to: "/" }, ...crumbs].map(({ name, to }) => (
          <li key={to} className="flex items-center gap-x-2 after:content-['›'] last:after:content-none">
            <Link to={to} className="inline-block py-1 hover:text-brand hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
