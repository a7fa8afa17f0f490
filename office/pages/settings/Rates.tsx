import { CheckField, TextField } from "../../parts/Field.tsx";
import { parseRupees, toRupees } from "../../parts/rupees.ts";
import type { Section, Value } from "./change.ts";
import { RatesPreview } from "./RatesPreview.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { zones } from "./words.ts";

type Rates = Value<"rates">;
type Zone = keyof Rates;
type Typed = Record<"first" | "further" | "days_from" | "days_to", string> & { cod: boolean };

const amount = (typed: string): number => parseRupees(typed) ?? Number.NaN;
const whole = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const asTyped = ({ first, further, days_from, days_to, cod }: Rates[Zone]): Typed => ({
  first: toRupees(first),
  further: toRupees(further),
  days_from: String(days_from),
  days_to: String(days_to),
  cod,
});
const asRates = ({ first, further, days_from, days_to, cod }: Typed): Rates[Zone] => ({
  first: amount(first),
  further: amount(further),
  days_from: whole(days_from),
  days_to: whole(days_to),
  cod,
});

/** Each zone of one as another. */
function each<A, B>({ local, state, metro, rest, special }: Record<Zone, A>, to: (zone: A) => B): Record<Zone, B> {
  return { local: to(local), state: to(state), metro: to(metro), rest: to(rest), special: to(special) };
}

const fields = [
  ["first", "First 500 g, ₹", "decimal"],
  ["further", "Each further, ₹", "decimal"],
  ["days_from", "Days, from", "numeric"],
  ["days_to", "Days, to", "numeric"],
] as const;

/** What delivery costs by zone and how long it takes, with what a parcel would cost by what is typed. */
export const DeliveryRates = ({ section }: { section: Section<"rates"> }) => (
  <SectionForm
    name="rates"
    section={section}
    typed={(value) => each(value, asTyped)}
    value={(typed) => each(typed, asRates)}
  >
    {(typed, set, errors) => (
      <>
        {zones.map(([zone, name, what]) => {
          const change = (changed: Partial<Typed>) => set({ [zone]: { ...typed[zone], ...changed } });
          return (
            <fieldset key={zone} className="rate">
              <legend className="text-menu font-[550]">
                {name} <span className="font-normal text-muted">{what}</span>
              </legend>
              <div className="rate-fields">
                {fields.map(([field, label, inputMode]) => (
                  <TextField
                    key={field}
                    label={label}
                    name={`${zone}.${field}`}
                    inputMode={inputMode}
                    autoComplete="off"
                    value={typed[zone][field]}
                    error={errors[`${zone}.${field}`]}
                    onChange={({ target }) => change({ [field]: target.value })}
                  />
                ))}
                <CheckField
                  label="Cash at the door"
                  name={`${zone}.cod`}
                  checked={typed[zone].cod}
                  onChange={({ target }) => change({ cod: target.checked })}
                />
              </div>
            </fieldset>
          );
        })}
        <p className="text-xs text-muted">
          A box is weighed, or measured at 5,000 cm³ a kilogram where that is more, and charged by 500 g begun. Days are
          working days from the day it leaves. From which value on delivery is free stands under “Delivery and cash on
          delivery”.
        </p>
        <RatesPreview rates={each(typed, asRates)} />
      </>
    )}
  </SectionForm>
);
