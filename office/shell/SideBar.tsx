import { NavLink, useLocation } from "react-router";
import type { Session } from "../api/session.ts";
import { Keycaps } from "../keys/Keycaps.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Brand } from "./Brand.tsx";
import { type Entry, groupsOf, hereOf, prepare } from "./menu.ts";
import { LockButton, Who } from "./Who.tsx";

/** The menu at the left; between a phone and a desktop its icons alone. */
export const SideBar = ({
  session,
  entries,
  onKeys,
}: {
  session: Session;
  entries: readonly Entry[];
  onKeys: () => void;
}) => {
  const here = hereOf(entries, useLocation().pathname);
  return (
    <nav aria-label="Screens" className="side-bar">
      <NavLink to="/" className="side-brand" aria-label={`${session.shop.name}, office`}>
        <Brand name={session.shop.name} className="text-xl md:max-lg:text-sm" />
      </NavLink>
      <div className="side-list">
        {groupsOf(entries).map(({ name, entries: group }) => (
          <div key={name} className="side-section">
            <p className="side-group">{name}</p>
            <ul>
              {group.map((entry) => (
                <li key={entry.path}>
                  <SideLink entry={entry} isHere={entry === here} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="side-foot">
        <button type="button" className="side-link" onClick={onKeys}>
          <Icon name="keyboard" />
          <span className="side-name">Shortcuts</span>
          <Keycaps keys="?" className="side-keys md:max-lg:hidden" />
        </button>
        <LockButton />
        <Who session={session} />
      </div>
    </nav>
  );
};

const SideLink = ({ entry, isHere }: { entry: Entry; isHere: boolean }) => (
  <NavLink
    to={`/${entry.path}`}
    end={!isHere}
    className="side-link"
    title={entry.name}
    onPointerEnter={() => prepare(entry)}
    onFocus={() => prepare(entry)}
  >
    <Icon name={entry.menu.icon} />
    <span className="side-name">{entry.name}</span>
    <Keycaps keys={`g ${entry.menu.go}`} className="side-keys md:max-lg:hidden" />
  </NavLink>
);
