import { useId, useState } from "react";
import { Dialog } from "../parts/Dialog.tsx";
import { Keycaps } from "./Keycaps.tsx";
import { boundKeys, type Key } from "./keys.ts";

/** Keys that move about in the list itself, and would do nothing from here. */
const notHere = /^(Escape|Enter|j|k|x|\?|Ctrl\+k|\/)$/;

const matches = ({ what }: Key, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => what.toLowerCase().includes(word));

/** Everything that a key does here, found by its words: to go somewhere or do something without knowing its key. */
export function GoTo({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Go to or do" titleHidden top>
      {open && <Choices onClose={onClose} />}
    </Dialog>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [all] = useState(() => boundKeys().flatMap(({ keys }) => keys.filter((key) => !notHere.test(key.keys))));
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = all.filter((key) => matches(key, typed));
  const chosen = Math.min(at, found.length - 1);
  const act = (key: Key | undefined) => {
    if (!key) return;
    onClose();
    key.act(new KeyboardEvent("keydown"));
  };
  return (
    <>
      <input
        className="field"
        role="combobox"
        aria-label="Go to or do"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        placeholder="Where to?"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) {
            event.preventDefault();
            setAt((chosen + step + found.length) % Math.max(1, found.length));
          } else if (event.key === "Enter") {
            event.preventDefault();
            act(found[chosen]);
          }
        }}
      />
      <div id={id} role="listbox" aria-label="Found" className="mt-2 max-h-[50vh] overflow-y-auto">
        {found.map((key, n) => (
          // Keys are pressed in the field above; a pointer chooses here.
          <div
            key={key.what}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className="option"
            onPointerUp={() => act(key)}
          >
            {key.what}
            <Keycaps keys={key.keys} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-3 py-4 text-muted">Nothing here goes by these words.</p>}
    </>
  );
}
