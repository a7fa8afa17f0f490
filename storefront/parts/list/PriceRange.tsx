import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PriceRange as Range } from "../../../contract/priceRange.ts";
import { button } from "../button.ts";
import { useListAddress } from "./useListAddress.ts";

const whole = (paise: number, round: (n: number) => number) => String(round(paise / 100));

type FieldProps = { name: string; value: string; label: string; placeholder: string };

/** One end of the range. The field stays, and the focus in it, when the address says another price; what was typed before the script came stays too. */
function PriceField({ name, value, label, placeholder }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <label className="min-w-0 flex-1 text-xs text-muted">
      {label}
      <input
        ref={input}
        className="field number-field mt-1 px-2 text-base text-ink figures"
        type="number"
        inputMode="numeric"
        min={0}
        name={name}
        placeholder={placeholder}
        defaultValue={value}
      />
    </label>
  );
}

/** How many products cost what, dearer to the right, each bar half again as dear as the one before; what is asked for, from `least` to `most` rupees, is dark. */
function Histogram({ range: { least: cheapest, steps }, least, most }: { range: Range; least: number; most: number }) {
  if (steps.length < 3) return null;
  const tallest = Math.max(...steps);
  const first = Math.floor(2 * Math.log2(Math.max(1, cheapest / 100)) + 1e-9);
  const bars = (isAsked: boolean) =>
    steps
      .map((count, at) => {
        const [from, to] = [2 ** ((first + at) / 2), 2 ** ((first + at + 1) / 2)];
        const height = Math.ceil((count / tallest) * 20);
        return count > 0 && (to > least && from <= most) === isAsked ? `M${at} 20v-${height}h.8v${height}` : "";
      })
      .join("");
  return (
    <svg
      viewBox={`0 0 ${steps.length - 0.2} 20`}
      preserveAspectRatio="none"
      className="mb-2 h-8 w-full text-brand"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={bars(true)} />
      <path d={bars(false)} opacity=".25" />
    </svg>
  );
}

/** From so many rupees to so many. A plain form: what else is chosen goes along in hidden fields. */
export function PriceRange({ range }: { range: Range }) {
  const { pathname, query } = useListAddress();
  const others = [...query].filter(([name]) => !["min_price", "max_price", "page"].includes(name));
  const field = (name: string, label: string, placeholder: string) => {
    const asked = query.get(name) ?? "";
    return <PriceField name={name} value={Number(asked) >= 0 ? asked : ""} label={label} placeholder={placeholder} />;
  };
  return (
    <Form action={pathname} className="border-b border-hairline py-4" preventScrollReset>
      <fieldset>
        <legend className="mb-2 font-medium">Price, ₹</legend>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Histogram
          range={range}
          least={Number(query.get("min_price"))}
          most={Number(query.get("max_price") || Infinity)}
        />
        <div className="flex items-end gap-2">
          {field("min_price", "From", whole(range.least, Math.floor))}
          {field("max_price", "To", whole(range.most, Math.ceil))}
          <button className={`${button.secondary} px-3`}>Go</button>
        </div>
      </fieldset>
    </Form>
  );
}
