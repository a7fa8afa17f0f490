import { Link, useSearchParams } from "react-router";
import type { MenuEntry } from "../parts/menuText.ts";
import { shelfAddress } from "./menuAddress.ts";

/** The secondary bar: 'All {category name}' and the shelves of the chosen category, when it has any. */
export function SubMenu({ entries }: { entries: MenuEntry[] }) {
  const [query] = useSearchParams();
  const chosen = entries.find(({ slug }) => slug === query.get("category"));
  if (!chosen || chosen.child.length === 0) return null;
  const shelf = query.get("scategory");
  return (
    <nav aria-label={chosen.name} className="border-t border-hairline/60 bg-tint/60">
      <ul className="page menu-row submenu">
        <li>
          <Link to={shelfAddress(query, null)} className="submenu-item" aria-current={shelf ? undefined : "true"}>
            All {chosen.name}
          </Link>
        </li>
        {chosen.child.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={shelfAddress(query, slug)}
              className="submenu-item"
              aria-current={slug === shelf ? "true" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
