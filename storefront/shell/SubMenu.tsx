import { Link } from "../parts/Link.tsx";
import type { MenuEntry } from "../parts/menuText.ts";
import { useQuery } from "../parts/useQuery.ts";
import { subcategoryAddress } from "./menuAddress.ts";

/** The secondary bar: 'All {category name}' and the categories of the chosen category, when it has any. */
export function SubMenu({ entries }: { entries: MenuEntry[] }) {
  const query = useQuery();
  const chosen = entries.find(({ slug }) => slug === query.get("category"));
  if (!chosen || chosen.child.length === 0) return null;
  const category = query.get("scategory");
  return (
    <nav aria-label={chosen.name} className="border-t border-hairline tinted">
      <ul className="page menu-row submenu">
        <li>
          <Link
            to={subcategoryAddress(query, null)}
            className="submenu-item"
            aria-current={category ? undefined : "true"}
          >
            All {chosen.name}
          </Link>
        </li>
        {chosen.child.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={subcategoryAddress(query, slug)}
              className="submenu-item"
              aria-current={slug === category ? "true" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
