import { useSearchParams } from "react-router";

type Props<Value extends string> = {
  label: string;
  /** Under this name it stands in the address; the first one stands there not at all. */
  name: string;
  options: readonly { value: Value; name: string }[];
};

/** Which of a few a list shows: kept in the address, so that a link shows the same. */
export function useTab<Value extends string>({ name, options }: Pick<Props<Value>, "name" | "options">): Value {
  const [parameters] = useSearchParams();
  const asked = parameters.get(name);
  return (options.find(({ value }) => value === asked) ?? options[0])?.value as Value;
}

/** The same, to be chosen. */
export function Tabs<Value extends string>({ label, name, options }: Props<Value>) {
  const [, setParameters] = useSearchParams();
  const now = useTab({ name, options });
  const choose = (value: Value) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === options[0]?.value) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div role="group" aria-label={label} className="tabs">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="tab"
          aria-pressed={option.value === now}
          onClick={() => choose(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
