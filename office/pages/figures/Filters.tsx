import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../parts/Button.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { dayOf } from "../../parts/time.ts";
import { type Asked, addressOf } from "./address.ts";
import { comparisons, periods } from "./words.ts";

/** In the order in which they stand: names that are numbers would come first by themselves. */
const named = ["today", "yesterday", "7", "30", "90", "month", "year"] as const;
const isKey = <T extends string>(of: Record<T, unknown>, word: string): word is T => Object.hasOwn(of, word);

/** Which days, and what they are held against; all of it stands in the address. */
export function Filters({ asked, shown }: { asked: Asked; shown: { from: string; to: string } | undefined }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(asked.period === "own");
  return (
    <>
      <div className="filters">
        <nav aria-label="Which days" className="views">
          {named.map((period) => (
            <Link
              key={period}
              to={addressOf({ ...asked, period })}
              onClick={() => setOpen(false)}
              className="view"
              aria-current={asked.period === period && !open ? "true" : undefined}
            >
              {periods[period]}
            </Link>
          ))}
          <button
            type="button"
            className="view"
            aria-expanded={open}
            aria-current={open ? "true" : undefined}
            onClick={() => setOpen(true)}
          >
            {periods.own}
          </button>
        </nav>
        <div className="figures-compare">
          <SelectField
            label="Held against"
            value={asked.compare}
            onChange={({ target: { value } }) => {
              if (isKey(comparisons, value)) void navigate(addressOf({ ...asked, compare: value }));
            }}
          >
            {Object.entries(comparisons).map(([compare, name]) => (
              <option key={compare} value={compare}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {open && <OwnDays asked={asked} shown={shown} />}
    </>
  );
}

/** Days of one's own, from those that are shown; what was typed stays when these come. */
function OwnDays({ asked, shown }: { asked: Asked; shown: { from: string; to: string } | undefined }) {
  const navigate = useNavigate();
  const [today] = useState(() => dayOf(new Date()));
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const from = typed.from ?? (asked.from || (shown?.from ?? today));
  const to = typed.to ?? (asked.to || (shown?.to ?? today));
  return (
    <form
      className="figures-own"
      aria-label="Own days"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(addressOf({ ...asked, period: "own", from, to }));
      }}
    >
      <TextField
        label="First day"
        type="date"
        required
        max={to}
        value={from}
        onChange={(event) => setTyped({ ...typed, from: event.target.value })}
      />
      <TextField
        label="Last day"
        type="date"
        required
        min={from}
        max={today}
        value={to}
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
      />
      <Button type="submit">Show these days</Button>
    </form>
  );
}
