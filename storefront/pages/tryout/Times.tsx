import { formatWeekday } from "../../parts/day.ts";
import { Link } from "../../parts/Link.tsx";
import { clockOf, type Day, daysLater } from "./days.ts";

type Props = {
  days: Day[];
  /** The day whose times are shown. */
  shown: string;
  /** Whether there are weeks before and after this one. */
  earlier: boolean;
  later: boolean;
  /** What was chosen before it was refused. */
  chosen?: string | undefined;
  error?: string | undefined;
  /** What the links to days keep of the address. */
  keep?: Record<string, string>;
};

/** A week's days as links, and the free times of one of them to choose from. Works without script. */
export function Times({ days, shown, earlier, later, chosen, error, keep = {} }: Props) {
  const first = days[0]?.date ?? shown;
  const to = (from: string, day?: string) => `?${new URLSearchParams({ ...keep, from, ...(day && { day }) })}`;
  const times = days.find(({ date }) => date === shown)?.slots ?? [];
  return (
    <>
      <nav aria-label="Days" className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {days.map(({ date, slots }) => (
          <Link
            key={date}
            to={to(first, date)}
            preventScrollReset
            aria-current={date === shown ? "date" : undefined}
            className={`rounded-card border px-3 py-2 text-center ${
              date === shown ? "border-brand bg-tint font-semibold" : "border-hairline hover:text-brand"
            }`}
          >
            {formatWeekday(date)
              .split(", ")
              .map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
            <span className="block text-xs font-normal text-muted">
              {slots.length === 0 ? "none free" : `${slots.length} free`}
            </span>
          </Link>
        ))}
      </nav>
      <p className="mt-2 flex justify-between gap-4">
        {earlier ? (
          <Link
            to={to(daysLater(first, -7))}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center"
          >
            Earlier
          </Link>
        ) : (
          <span />
        )}
        {later && (
          <Link to={to(daysLater(first, 7))} preventScrollReset className="text-link inline-flex min-h-11 items-center">
            Later
          </Link>
        )}
      </p>
      <fieldset className="mt-2" aria-describedby="slot-error">
        <legend className="mb-2 font-semibold">{`Free on ${formatWeekday(shown)}`}</legend>
        {times.length === 0 ? (
          <p className="text-muted">No time is free on this day. Please look at another one.</p>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {times.map(({ slot, starts_at }) => (
              <label
                key={slot}
                className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-card border border-hairline px-1 whitespace-nowrap figures has-checked:border-brand has-checked:bg-tint has-checked:font-semibold"
              >
                <input
                  type="radio"
                  className="choice"
                  name="slot"
                  value={slot}
                  required
                  defaultChecked={slot === chosen}
                />
                {clockOf(starts_at)}
              </label>
            ))}
          </div>
        )}
        <p id="slot-error" className="mt-1 text-sm text-error empty:hidden">
          {error}
        </p>
      </fieldset>
    </>
  );
}
