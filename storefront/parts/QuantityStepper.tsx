import { useId, useState } from "react";
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

/** What the stepper has to say: that more was asked for than there is, or what its buttons have made of the number. */
type Said = { text: string; seen: boolean };

/** A whole number from 1 to `most`, by buttons or by typing. While it is typed the field shows what is typed. */
export function QuantityStepper({ value, onChange, most, label, name }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const set = (quantity: number) => {
    const tooMany = quantity > most;
    setSaid(tooMany ? { text: `At most ${most} can be bought at once.`, seen: true } : undefined);
    onChange(tooMany ? most : quantity);
  };
  const step = (by: number) => {
    const next = value + by;
    if (next < 1) return;
    setTyped(undefined);
    set(next);
    if (next <= most) setSaid({ text: `Quantity ${next}`, seen: false });
  };
  const type = (text: string) => {
    setTyped(text);
    const quantity = Math.trunc(Number(text));
    if (quantity >= 1) set(quantity);
  };
  const button = (by: number, text: string, icon: "minus" | "plus", off: boolean) => (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full noscript:hidden not-aria-disabled:hover:bg-tint aria-disabled:text-faint"
      aria-disabled={off}
      onClick={() => step(by)}
    >
      <Icon name={icon} label={`${text}: ${label}`} />
    </button>
  );
  return (
    <div>
      <div className="flex h-11 w-fit items-center rounded-full border border-edge">
        {button(-1, "One less", "minus", value <= 1)}
        <input
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-describedby={id}
          min={1}
          max={most}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={({ key }) => key === "Enter" && setTyped(undefined)}
          className="number-field h-11 w-10 noscript:w-20 bg-transparent text-center figures"
        />
        {button(1, "One more", "plus", value >= most)}
      </div>
      <p id={id} role="status" className={said?.seen ? "mt-1 text-sm text-error" : "sr-only"}>
        {said?.text}
      </p>
    </div>
  );
}
