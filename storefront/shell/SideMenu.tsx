import { useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import type { MenuEntry } from "../parts/menuText.ts";
import { sideMenuAddress } from "./menuAddress.ts";
import { Sheet } from "./Sheet.tsx";
import { useAllMenu } from "./useAllMenu.ts";

export const sideMenuId = "side-menu";

/** Every department with its categories, one open at a time. Closed by its icon, the overlay, Escape, or a choice. */
export function SideMenu({ entries: sent }: { entries: MenuEntry[] }) {
  const entries = useAllMenu(sent);
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  const title = <h2 className="pt-1 pl-2 font-display text-3xl">All departments</h2>;
  return (
    <Sheet ref={dialog} id={sideMenuId} label="All departments" className="side-sheet" head={title}>
      <nav aria-label="All departments" className="border-t border-hairline pb-8">
        {entries.map((entry) => (
          <Department key={entry.slug} entry={entry} onChosen={close} />
        ))}
        <Link
          to="/brand"
          className="side-row"
          aria-current={pathname.toLowerCase() === "/brand" ? "page" : undefined}
          onClick={close}
        >
          Shop by Brand
        </Link>
      </nav>
    </Sheet>
  );
}

function Department({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const inIt = query.get("category") === entry.slug;
  const chosen = (slug: string | null) => (inIt && query.get("scategory") === slug ? "true" : undefined);
  if (entry.child.length === 0) {
    return (
      <Link
        to={sideMenuAddress(query, entry.slug, null)}
        className="side-row"
        aria-current={chosen(null)}
        onClick={onChosen}
      >
        {entry.name}
      </Link>
    );
  }
  return (
    <details name="departments" className="group border-b border-hairline">
      <summary className="side-row justify-between border-none" aria-current={inIt ? "true" : undefined}>
        {entry.name}
        <Icon name="down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {entry.child.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={sideMenuAddress(query, entry.slug, slug)}
              className="side-choice"
              aria-current={chosen(slug)}
              onClick={onChosen}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={`/category/${entry.slug}`}
            className="side-choice text-brand"
            aria-current={pathname.toLowerCase() === `/category/${entry.slug}` ? "page" : undefined}
            onClick={onChosen}
          >
            {`More about ${entry.name}`}
          </Link>
        </li>
      </ul>
    </details>
  );
}
