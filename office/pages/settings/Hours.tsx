import type { KeyboardEvent } from "react";
import { hoursInWords, weekdays } from "../../../contract/openingHours.ts";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import type { Section } from "./change.ts";
import { type Stretch, textsOf, type Week, weekOf, wrongDay } from "./hours.ts";
import { SectionForm } from "./SectionForm.tsx";

const usual: Stretch = { opens: "10:00", closes: "20:00" };
/** More than a break at noon and one at tea no shop has. */
const most = 3;

type DayProps = {
  day: string;
  next: string | undefined;
  stretches: readonly Stretch[];
  set: (stretches: readonly Stretch[]) => void;
  copy: () => void;
};

/** What of a week is typed to its end. */
const whole = (week: Week): Week =>
  week.map((stretches) => stretches.filter(({ opens, closes }) => opens !== "" && closes !== ""));

/** A day's hours: none, one stretch, or several with a break between. */
function Day({ day, next, stretches, set, copy }: DayProps) {
  const change = (at: number, changed: Partial<Stretch>) =>
    set(stretches.map((stretch, n) => (n === at ? { ...stretch, ...changed } : stretch)));
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== "ArrowDown" || next === undefined) return;
    event.preventDefault();
    copy();
  };
  const time = (n: number, end: keyof Stretch) => (
    <input
      type="time"
      required
      data-day={day}
      onKeyDown={press}
      className="field time-field"
      aria-label={`${day} ${end}${n > 0 ? ` again` : ""}`}
      value={stretches[n]?.[end] ?? ""}
      onChange={(event) => change(n, { [end]: event.target.value })}
    />
  );
  return (
    <li className="day-row">
      <span className="font-[550]">{day}</span>
      <div className="day-stretches">
        {stretches.length === 0 && <span className="py-1.5 text-muted">Closed</span>}
        {stretches.map((stretch, n) => (
          <div key={n} className="day-stretch">
            {time(n, "opens")}
            <span aria-hidden="true">–</span>
            {time(n, "closes")}
            <Button
              small
              look="quiet"
              icon="close"
              aria-label={`Take ${day} ${stretch.opens} away`}
              onClick={() => set(stretches.filter((_, at) => at !== n))}
            />
          </div>
        ))}
      </div>
      <div className="day-acts">
        {stretches.length < most && (
          <Button
            small
            look="quiet"
            icon="plus"
            aria-label={`${stretches.length === 0 ? "Open" : "Open again"} on ${day}`}
            onClick={() => set([...stretches, stretches.length === 0 ? usual : { opens: "", closes: "" }])}
          />
        )}
        {next && (
          <Button
            small
            look="quiet"
            icon="down"
            aria-label={`The same on ${next}`}
            title={`The same on ${next} (Alt ↓)`}
            onClick={copy}
          />
        )}
      </div>
    </li>
  );
}

/** When the shop is open, by days of the week; `Alt ↓` gives the next day the same hours. */
export function Hours({ section }: { section: Section<"hours"> }) {
  return (
    <SectionForm
      name="hours"
      section={section}
      typed={({ opening_hours, hours }) => ({ week: weekOf(opening_hours), hours })}
      value={({ week, hours }) => {
        const wrong = wrongDay(week);
        if (wrong) throw new Error(wrong);
        return { opening_hours: textsOf(week), hours };
      }}
    >
      {({ week, hours }, set, errors) => {
        const setDay = (at: number, stretches: readonly Stretch[]): Week =>
          week.map((day, n) => (n === at ? stretches : day));
        const words = hours || hoursInWords(textsOf(whole(week))) || "nothing";
        const copy = (at: number) => {
          set({ week: setDay(at + 1, week[at] ?? []) });
          const next = weekdays[at + 1]?.[1] ?? "";
          setTimeout(() => document.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
        };
        return (
          <>
            <ul className="week" aria-label="Hours by day">
              {weekdays.map(([short, day], n) => (
                <Day
                  key={short}
                  day={day}
                  next={weekdays[n + 1]?.[1]}
                  stretches={week[n] ?? []}
                  set={(stretches) => set({ week: setDay(n, stretches) })}
                  copy={() => copy(n)}
                />
              ))}
            </ul>
            <TextField
              label="In own words"
              name="hours"
              value={hours}
              onChange={(event) => set({ hours: event.target.value })}
              error={errors.hours}
              placeholder="By appointment"
              hint="Only if the hours above say too little. Search engines are told the hours above all the same."
            />
            <p className="text-menu">
              <span className="text-muted">Shoppers read:</span> {words}
            </p>
          </>
        );
      }}
    </SectionForm>
  );
}
