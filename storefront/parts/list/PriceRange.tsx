import { Form } from "react-router";
import type { ProductList } from "../../../contract/catalogue.ts";
import { button } from "../button.ts";
import { useListAddress } from "./useListAddress.ts";

const whole = (paise: number, round: (n: number) => number) => String(round(paise / 100));

/** From so many rupees to so many. A plain form: what else is chosen goes along in hidden fields. */
export function PriceRange({ range }: { range: NonNullable<ProductList["price_range"]> }) {
  const { pathname, query } = useListAddress();
  const others = [...query].filter(([name]) => !["min_price", "max_price", "page"].includes(name));
  const field = (name: string, label: string, placeholder: string) => (
    <label className="min-w-0 flex-1 text-xs text-muted">
      {label}
      <input
        key={query.get(name) ?? ""}
        className="field mt-1 px-2 text-base text-ink figures"
        type="number"
        inputMode="numeric"
        min={0}
        name={name}
        placeholder={placeholder}
        defaultValue={query.get(name) ?? ""}
      />
    </label>
  );
  return (
    <Form action={pathname} className="border-b border-hairline py-4" preventScrollReset>
      <fieldset>
        <legend className="mb-2 font-medium">Price, ₹</legend>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex items-end gap-2">
          {field("min_price", "From", whole(range.least, Math.floor))}
          {field("max_price", "To", whole(range.most, Math.ceil))}
          <button className={`${button.secondary} px-3`}>Go</button>
        </div>
      </fieldset>
    </Form>
  );
}
