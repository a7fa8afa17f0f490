import { Icon } from "./Icon.tsx";

type Props = {
  value: number;
  onChange: (quantity: number) => void;
  /** The most that can be asked for. */
  most: number;
  /** What is counted, for those who can't see it: "Quantity of Saraswati veena". */
  label: string;
  /** The form field's name where it stands in a form. */
  name?: string;
};

/** A whole number from 1 to `most`, by buttons or by typing. */
export function QuantityStepper({ value, onChange, most, label, name }: Props) {
  const set = (quantity: number) => onChange(Math.min(Math.max(1, Math.trunc(quantity) || 1), most));
  return (
    <div className="inline-flex h-11 items-center rounded-full border border-edge">
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full enabled:hover:bg-tint disabled:text-faint"
        disabled={value <= 1}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" label={`One less: ${label}`} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={1}
        max={most}
        value={value}
        onChange={(event) => set(event.target.valueAsNumber)}
        onFocus={(event) => event.target.select()}
        className="h-11 w-10 bg-transparent text-center figures"
      />
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full enabled:hover:bg-tint disabled:text-faint"
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" label={`One more: ${label}`} />
      </button>
    </div>
  );
}
