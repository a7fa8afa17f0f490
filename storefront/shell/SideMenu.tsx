import { type MouseEvent, memo, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "../parts/afterPaint.ts";
import { follow } from "../parts/follow.ts";
import { Icon } from "../parts/Icon.tsx";
import type { MenuEntry } from "../parts/menuText.ts";
import { closeDialog, isOpen } from "../parts/sheet.ts";
import { keptQuery, sideMenuAddress } from "./menuAddress.ts";
import { Sheet } from "./Sheet.tsx";
import { useAllMenu } from "./useAllMenu.ts";

export const sideMenuId = "side-menu";

/** Whether a sheet has been opened, told after it was painted. */
function useOpened(sheet: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const look = () => isOpen(current) && afterPaint(() => setOpened(true));
    look();
    current.addEventListener("toggle", look);
    return () => current.removeEventListener("toggle", look);
  }, [sheet]);
  return isOpened;
}

/**
 * Every department with its categories, one open at a time. Closed by its icon, the overlay, Escape, or a choice. Until it
 * is opened each department leads to its own page, which shows the categories: their ninety links are made then, and stand in no page.
 */
export function SideMenu({ entries: sent }: { entries: MenuEntry[] }) {
  const entries = useAllMenu(sent);
  const dialog = useRef<HTMLDialogElement>(null);
  const isWhole = useOpened(dialog);
  const { pathname, search } = useLocation();
  const path = pathname.toLowerCase();
  const choose = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    if (dialog.current) closeDialog(dialog.current);
    follow(event);
  }, []);
  const title = <h2 className="pt-1 pl-2 font-display text-3xl">All departments</h2>;
  return (
    <Sheet ref={dialog} id={sideMenuId} label="All departments" className="side-sheet" head={title}>
      <Departments
        entries={entries}
        isWhole={isWhole}
        kept={keptQuery(search)}
        here={/^\/(category\/|brand$)/.test(path) ? path : ""}
        onChoose={choose}
      />
    </Sheet>
  );
}

type Props = {
  entries: MenuEntry[];
  /** Whether it shows the categories too. */
  isWhole: boolean;
  /** What of the address's query a choice keeps. */
  kept: string;
  /** The page's path, where it is one of those that the menu leads to. */
  here: string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Made anew when something in it changes, and not with every page: it has two hundred parts that nobody sees until it is opened. */
const Departments = memo(function Departments({ entries, isWhole, kept, here, onChoose }: Props) {
  const query = new URLSearchParams(kept);
  return (
    <nav aria-label="All departments" className="border-t border-hairline pb-8">
      {entries.map((entry) =>
        isWhole ? (
          <Department key={entry.slug} entry={entry} query={query} here={here} onChoose={onChoose} />
        ) : (
          <a key={entry.slug} className="side-row" href={`/category/${entry.slug}`} onClick={onChoose}>
            {entry.name}
          </a>
        ),
      )}
      <a className="side-row" aria-current={here === "/brand" ? "page" : undefined} href="/brand" onClick={onChoose}>
        Shop by Brand
      </a>
    </nav>
  );
});

type DepartmentProps = Omit<Props, "entries" | "isWhole" | "kept"> & { entry: MenuEntry; query: URLSearchParams };

function Department({ entry, query, here, onChoose }: DepartmentProps) {
  const inIt = query.get("category") === entry.slug;
  const chosen = (slug: string | null) => (inIt && query.get("scategory") === slug ? "true" : undefined);
  if (entry.child.length === 0) {
    return (
      <a
        className="side-row"
        aria-current={chosen(null)}
        href={sideMenuAddress(query, entry.slug, null)}
        onClick={onChoose}
      >
        {entry.name}
      </a>
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
            <a
              className="side-choice"
              aria-current={chosen(slug)}
              href={sideMenuAddress(query, entry.slug, slug)}
              onClick={onChoose}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <a
            className="side-choice text-brand"
            aria-current={here === `/category/${entry.slug}` ? "page" : undefined}
            href={`/category/${entry.slug}`}
            onClick={onChoose}
          >
            {`More about ${entry.name}`}
          </a>
        </li>
      </ul>
    </details>
  );
}
