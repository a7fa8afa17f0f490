type Props<Value extends string> = {
  legend: string;
  name: string;
  /** Undefined: nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly { value: Value; name: string; hint?: string }[];
  /** Side by side, without hints. */
  row?: boolean;
};

/** One of a few, all to be seen. */
export const Choice = <Value extends string>({ legend, name, value, onChange, options, row = false }: Props<Value>) => (
  <fieldset>
    <legend className={row ? "sr-only" : "mb-1 text-menu font-[550]"}>{legend}</legend>
    <div className={row ? "choices-row" : "grid gap-2"}>
      {options.map((option) => (
        <label key={option.value} className="choice-box">
          <input
            type="radio"
            className="choice"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.name}
            {!row && option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
