import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../parts/Icon.tsx";

type Option = { value: string; name: string };
type Props = {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Takes what is not among the options too. */
  free?: boolean;
  hint?: ReactNode;
};

/** Several of many: what is chosen, each with the way to take it out, and a field that finds the next by its name. */
export function Chips({ label, options, values, onChange, free, hint }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const names = new Map(options.map(({ value, name }) => [value, name]));
  const add = (text: string) => {
    const wanted = text.trim().toLowerCase();
    const found = options.find(({ value, name }) => [value.toLowerCase(), name.toLowerCase()].includes(wanted));
    const value = found?.value ?? (free && wanted ? text.trim() : undefined);
    if (value === undefined) return;
    if (!values.includes(value)) onChange([...values, value]);
    setTyped("");
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-menu font-[550]">
        {label}
      </label>
      {values.length > 0 && (
        <ul className="chips" aria-label={label}>
          {values.map((value) => (
            <li key={value} className="chip">
              {names.get(value) ?? value}
              <button
                type="button"
                aria-label={`Take out ${names.get(value) ?? value}`}
                onClick={() => onChange(values.filter((other) => other !== value))}
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        className="field"
        list={`${id}-list`}
        value={typed}
        autoComplete="off"
        placeholder="Type a name, Enter"
        onChange={({ target }) => {
          setTyped(target.value);
          // A name that was chosen from the browser's list is taken at once.
          if (options.some(({ name }) => name === target.value)) add(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
          // A name that was taken as its last letter was typed leaves the field empty: the Enter after it is its own, not the form's.
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => free && add(typed)}
      />
      <datalist id={`${id}-list`}>
        {options
          .filter(({ value }) => !values.includes(value))
          .map(({ value, name }) => (
            <option key={value} value={name}>
              {name}
            </option>
          ))}
      </datalist>
      {hint && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}
