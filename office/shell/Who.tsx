import { NavLink } from "react-router";
import { lockScreen, type Session } from "../api/session.ts";
import { Icon } from "../parts/Icon.tsx";

/** The first letters of somebody's names. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("");

/** Who is signed in: the way to his account. */
export const Who = ({ session }: { session: Session }) => (
  <NavLink to="/me" className="side-link" title="My account">
    <span className="initials" aria-hidden="true">
      {initials(session.staff.name)}
    </span>
    <span className="side-name min-w-0 leading-tight">
      <span className="block truncate">{session.staff.name}</span>
      <span className="block truncate text-xs text-muted">{session.staff.role_name}</span>
    </span>
  </NavLink>
);

/** The same in a phone's bar. */
export const WhoSmall = ({ session }: { session: Session }) => (
  <NavLink to="/me" className="icon-button">
    <span className="initials" aria-hidden="true">
      {initials(session.staff.name)}
    </span>
    <span className="sr-only">My account, {session.staff.name}</span>
  </NavLink>
);

/** Locks the screen at once, for who goes away from it. */
export const LockButton = () => (
  <button type="button" className="side-link" title="Lock the screen" onClick={() => lockScreen("idle")}>
    <Icon name="lock" />
    <span className="side-name">Lock the screen</span>
  </button>
);
