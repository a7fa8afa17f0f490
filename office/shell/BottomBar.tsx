import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import { Dialog } from "../parts/Dialog.tsx";
import { Icon } from "../parts/Icon.tsx";
import { type Entry, groupsOf, hereOf } from "./menu.ts";

/** The phone's bar within the thumb's reach: the screens that are used on a phone, and the way to all others. */
export function BottomBar({ entries }: { entries: readonly Entry[] }) {
  const [open, setOpen] = useState(false);
  const here = hereOf(entries, useLocation().pathname);
  const within = entries.filter(({ menu }) => menu.phone).slice(0, 4);
  return (
    <nav aria-label="Shortcuts" className="bottom-bar md:hidden">
      {within.map(({ path, name, menu }) => (
        <NavLink key={path} to={`/${path}`} end={path !== here?.path} className="bottom-link">
          <Icon name={menu.icon} />
          {name}
        </NavLink>
      ))}
      <button type="button" className="bottom-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        All
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Screens">
        {groupsOf(entries).map(({ name, entries: group }) => (
          <section key={name} className="mb-4">
            <h3 className="side-group">{name}</h3>
            <ul>
              {group.map(({ path, name: page, menu }) => (
                <li key={path}>
                  <NavLink
                    to={`/${path}`}
                    end={path !== here?.path}
                    className="side-link"
                    onClick={() => setOpen(false)}
                  >
                    <Icon name={menu.icon} />
                    {page}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </nav>
  );
}
