import { useLocation } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import type { MenuEntry } from "../parts/menuText.ts";
import { PluckedString } from "../parts/PluckedString.tsx";
import { opens } from "../parts/sheet.ts";
import { useQuery } from "../parts/useQuery.ts";
import { isLongMenu } from "./isLongMenu.ts";
import { departmentAddress } from "./menuAddress.ts";
import { sideMenuId } from "./SideMenu.tsx";

const item = "plucked menu-item";

/** 'All', the departments, and 'Shop by Brand'. What a desktop has no room for is scrolled to, as on a phone. */
export function TopMenu({ entries }: { entries: MenuEntry[] }) {
  const query = useQuery();
  const { pathname } = useLocation();
  const category = query.get("category");
  return (
    <nav aria-label="Departments" className="border-t border-hairline">
      <ul className={`page menu-row top-menu${isLongMenu(entries) ? " long-menu" : ""}`}>
        <li>
          <button type="button" className={`${item} flex items-center gap-1.5`} {...opens(sideMenuId)}>
            <Icon name="menu" className="size-5" />
            All
            <PluckedString className="menu-string" />
          </button>
        </li>
        {entries.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={departmentAddress(query, slug)}
              className={item}
              aria-current={slug === category ? "true" : undefined}
            >
              {name}
              <PluckedString className="menu-string" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/brand" className={item} aria-current={pathname.toLowerCase() === "/brand" ? "page" : undefined}>
            Shop by Brand
            <PluckedString className="menu-string" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
