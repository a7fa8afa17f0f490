import { Icon } from "../../parts/Icon.tsx";

const radius = 20;
const round = 2 * Math.PI * radius;

/** How many of so many pieces are in the parcel, as a ring that closes. */
export const Ring = ({ done, all, large = false }: { done: number; all: number; large?: boolean }) => (
  <span className={`tally ${large ? "tally-large" : ""} ${done >= all ? "tally-whole" : ""}`}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={radius} className="tally-rest" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        className="tally-done"
        strokeDasharray={`${(Math.min(done, all) / Math.max(1, all)) * round} ${round}`}
        transform="rotate(-90 24 24)"
      />
    </svg>
    <span className="tally-text figures">
      {done >= all ? <Icon name="check" className="size-6" /> : all === 1 ? "1" : `${done}/${all}`}
    </span>
    <span className="sr-only">
      {done} of {all} in the parcel
    </span>
  </span>
);
