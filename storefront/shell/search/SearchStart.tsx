import { Link } from "react-router";
import { useShell } from "../../parts/shellData.ts";

/** Where one can begin who has typed nothing yet: what sells most, and the departments. Hidden while there is a text. */
export default function SearchStart({ onChosen }: { onChosen: () => void }) {
  const departments = useShell()?.topMenu ?? [];
  const starts = [
    { name: "Popular now", to: "/products/search?sort=popularity" },
    ...departments.map(({ name, slug }) => ({ name, to: `/category/${slug}` })),
    { name: "Shop by Brand", to: "/brand" },
  ];
  return (
    <nav aria-label="Begin here" className="search-start flex flex-wrap gap-2 px-4 py-3">
      {starts.map(({ name, to }) => (
        <Link key={to} to={to} className="chip" onClick={onChosen}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
