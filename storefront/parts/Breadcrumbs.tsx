import { Link } from "./Link.tsx";
import { useShell } from "./shellData.ts";
import { JsonLd } from "./structured/JsonLd.tsx";
import { breadcrumbFacts } from "./structured/listFacts.ts";

type Props = {
  crumbs: { name: string; to: string }[];
  /** The page's own name, for programs; left out while the page is not itself yet. */
  here?: string;
};

/** The way from the home page to here. The page itself is its heading, not a crumb. */
export function Breadcrumbs({ crumbs, here }: Props) {
  const url = useShell()?.shop.url;
  return (
    <nav aria-label="Breadcrumb" className="pt-2 text-sm text-muted md:pt-5">
      {here !== undefined && <JsonLd facts={import.meta.env.SSR && url ? breadcrumbFacts(crumbs, here, url) : null} />}
      <ol className="crumbs gap-2">
        {[{ name: "Home", to: "/" }, ...crumbs].map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1 hover:text-brand hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
