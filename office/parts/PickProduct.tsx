import { useId, useState } from "react";
import { type Code, findCodes, useCodes } from "./codes.ts";
import { useOffers } from "./useOffers.ts";

const most = 8;

type Props = {
  label: string;
  onPick: (code: Code) => void;
  /** Prices and stock stand beside what is found; for who may place orders. */
  offers?: boolean;
  /** By which name a form knows it, and what is wrong with what was picked so far. */
  name?: string;
  error?: string | undefined;
};

/** A field that finds a variant by words, SKU or a scan; Enter takes it and the field is ready for the next one. */
export function PickProduct({ label, onPick, offers = false, name, error }: Props) {
  const id = useId();
  const codes = useCodes();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = findCodes(codes, typed, most);
  const offered = useOffers(offers ? found.map((code) => code.id) : []);
  const chosen = Math.min(at, found.length - 1);
  const none = typed.trim() !== "" && found.length === 0;
  const pick = (code: Code | undefined) => {
    if (!code) return;
    onPick(code);
    setTyped("");
    setAt(0);
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-menu font-[550]">
        {label}
      </label>
      <input
        id={id}
        className="field"
        role="combobox"
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        placeholder="Words, SKU or scan"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step && found.length > 0) {
            event.preventDefault();
            setAt((chosen + step + found.length) % found.length);
          } else if (event.key === "Enter") {
            event.preventDefault();
            pick(found[chosen]);
          } else if (event.key === "Escape" && typed) {
            event.preventDefault();
            setTyped("");
          }
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Products found" className="picks" hidden={found.length === 0}>
        {found.map((code, n) => (
          // Keys are pressed in the field above; a pointer chooses here.
          <div
            key={code.id}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className="option"
            onPointerUp={() => pick(code)}
          >
            <span className="min-w-0">{code.name}</span>
            <span className="figures text-end text-xs text-muted">
              {code.sku}
              {offered.has(code.id) && <span className="block">{offered.get(code.id)}</span>}
            </span>
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-xs text-error">
          {error}
        </p>
      )}
      <p role="status" className={none ? "mt-1 text-xs text-muted" : "sr-only"}>
        {none ? "No product goes by that. Try fewer words." : found.length > 0 ? `${found.length} found` : ""}
      </p>
    </div>
  );
}
