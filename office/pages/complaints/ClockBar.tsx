import { When } from "../../parts/When.tsx";
import { clockOf } from "./clock.ts";

type Props = { name: string; from: string; until: string; ended: string | undefined; small?: boolean };

/** A clock of the law: in words, and how much of its time has gone by as a bar. */
export function ClockBar({ name, from, until, ended, small = false }: Props) {
  const { words, gone, is } = clockOf(from, until, ended);
  return (
    <div className={`clock clock-${is} ${small ? "clock-small" : ""}`}>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="text-muted">{name}</span>
        <span className={is === "late" ? "font-[600] text-error" : is === "soon" ? "font-[600]" : ""}>{words}</span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="clock-bar" aria-hidden="true">
        <rect width="100" height="4" className="clock-rest" />
        <rect width={gone * 100} height="4" className="clock-gone" />
      </svg>
      {!small && (
        <p className="text-xs text-muted">
          by <When time={until} />
        </p>
      )}
    </div>
  );
}
