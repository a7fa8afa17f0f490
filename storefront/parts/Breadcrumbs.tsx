import { Link } from "react-router";

/** The way from the home page to here. The page itself is its heading, not a crumb. */
export const Breadcrumbs = ({ crumbs }: { crumbs: { name: string; to: string }[] }) => (
  <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {[{ name: "Home", to: "/" }, ...crumbs].map(({ name, to }) => (
        <li key={to} className="flex gap-x-2 after:content-['›'] last:after:content-none">
          <Link to={to} className="inline-block py-1 hover:text-brand hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
