import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import type { MenuEntry } from "../parts/menuText.ts";
import { sideMenuAddress } from "./menuAddress.ts";
import { Sheet } from "./Sheet.tsx";
import { useAllMenu } from "./useAllMenu.ts";

export const sideMenuId = "side-menu";

/** Every department with its shelves, one open at a time. Closed by its icon, the overlay, Escape, or a choice. */
export function SideMenu({ entries: sent }: { entries: MenuEntry[] }) {
  const entries = useAllMenu(sent);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const title = <h2 className="pt-1 pl-2 font-display text-3xl">All departments</h2>;
  return (
    <Sheet ref={dialog} id={sideMenuId} label="All departments" className="side-sheet" head={title}>
      <nav aria-label="All departments" className="border-t border-hairline pb-8">
        {entries.map((entry) => (
          <Department key={entry.slug} entry={entry} onChosen={close} />
        ))}
        <Link to="/brand" className="side-row" onClick={close}>
          Shop by Brand
        </Link>
      </nav>
    </Sheet>
  );
}

function Department({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const [query] = useSearchParams();
  if (entry.child.length === 0) {
    return (
      <Link to={sideMenuAddress(query, entry.slug, null)} className="side-row" onClick={onChosen}>
        {entry.name}
      </Link>
    );
  }
  return (
    <details name="departments" className="group border-b border-hairline">
      <summary className="side-row justify-between border-none">
        {entry.name}
        <Icon name="down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {entry.child.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={sideMenuAddress(query, entry.slug, slug)}
              className="flex min-h-11 items-center pr-5 pl-8 text-muted hover:bg-tint hover:text-ink"
              onClick={onChosen}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={`/category/${entry.slug}`}
            className="flex min-h-11 items-center pr-5 pl-8 text-brand hover:bg-tint"
            onClick={onChosen}
          >
            More about {entry.name}
          </Link>
        </li>
      </ul>
    </details>
  );
}
