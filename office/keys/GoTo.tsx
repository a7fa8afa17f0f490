import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { useSettled } from "../parts/useSettled.ts";
import { Keycaps } from "./Keycaps.tsx";
import { boundKeys, type Key } from "./keys.ts";

/** Keys that move about in the list itself, and would do nothing from here. */
const notHere = /^(Escape|Enter|j|k|x|\?|Ctrl\+k|\/)$/;

const matches = ({ what }: Key, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => what.toLowerCase().includes(word));

/** Something to go to or do: its name, what stands beside it, and what comes of it. */
type Choice = { name: string; aside: ReactNode; act: () => void };

/** So many products are offered; who looks for more has the list. */
const mostProducts = 8;

/** The products that go by what was typed, once it is a word. */
function useProducts(typed: string): { products: Choice[]; asking: boolean } {
  const navigate = useNavigate();
  const search = useSettled(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ["GET /products", "go to", search],
    enabled: search.length > 1,
    queryFn: async ({ signal }) => (await call("GET /products", { query: { search }, signal })).rows,
  });
  // What was found for other words is not offered: Enter may come before the answer.
  const isAsked = search === typed.trim();
  const products = (isAsked ? (data ?? []) : []).slice(0, mostProducts).map(({ id, name, sku }) => ({
    name,
    aside: <span className="figures text-xs text-muted">{sku}</span>,
    act: () => void navigate(`/products/${id}`),
  }));
  return { products, asking: !isAsked || isFetching };
}

/** Everything that a key does here, and every product, found by words: to go somewhere or do something without knowing its key. */
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
  const { products, asking } = useProducts(typed);
  const acts = all
    .filter((key) => matches(key, typed))
    .map(({ what, keys, act }): Choice => {
      return { name: what, aside: <Keycaps keys={keys} />, act: () => act(new KeyboardEvent("keydown")) };
    });
  const found = [...acts, ...products];
  const chosen = Math.min(at, found.length - 1);
  const act = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.act();
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
        placeholder="Where to, or which product?"
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
        {found.map((choice, n) => (
          // Keys are pressed in the field above; a pointer chooses here.
          <div
            key={`${n} ${choice.name}`}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className="option"
            onPointerUp={() => act(choice)}
          >
            <span className="min-w-0">{choice.name}</span>
            {choice.aside}
          </div>
        ))}
      </div>
      {found.length === 0 && !asking && <p className="px-3 py-4 text-muted">Nothing here goes by these words.</p>}
    </>
  );
}
