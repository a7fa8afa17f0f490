import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";

type Props<T extends { key: string }> = {
  label: string;
  things: readonly T[];
  /** What a thing is called, for who hears it. */
  nameOf: (thing: T) => string;
  /** Moves the thing of a key by so many places. */
  onMove: (key: string, by: number) => void;
  children: (thing: T) => ReactNode;
};

/** By how many places a key moves. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * A list in an order that people make: by its handles with a pointer, or by Alt with the arrows where the focus is. The focus
 * goes along, and the new place is said.
 */
export function Sortable<T extends { key: string }>({ label, things, nameOf, onMove, children }: Props<T>) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef<{ key: string; part: number }>(undefined);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState("");
  const order = things.map(({ key }) => key).join();
  useEffect(() => {
    const { key, part } = followed.current ?? {};
    followed.current = undefined;
    if (key === undefined || part === undefined || !order) return;
    const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    row?.querySelectorAll<HTMLElement>("a, button, input")[part]?.focus();
  }, [order]);
  const move = (thing: T, by: number) => {
    const at = things.indexOf(thing);
    const to = Math.min(Math.max(at + by, 0), things.length - 1);
    if (to === at) return;
    onMove(thing.key, to - at);
    setSaid(`${nameOf(thing)}: place ${to + 1} of ${things.length}`);
  };
  const hear = (event: KeyboardEvent<HTMLLIElement>, thing: T) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    const parts = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, input")];
    followed.current = { key: thing.key, part: Math.max(parts.indexOf(document.activeElement as HTMLElement), 0) };
    move(thing, by);
  };
  return (
    <>
      <ol ref={list} aria-label={label} className="sortable">
        {things.map((thing) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged here is moved by keys too
          <li
            key={thing.key}
            data-key={thing.key}
            className={`sortable-row ${dragged === thing.key ? "sortable-dragged" : ""} ${over === thing.key ? "sortable-over" : ""}`}
            onKeyDown={(event) => hear(event, thing)}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(thing.key);
            }}
            onDrop={(event) => {
              event.preventDefault();
              const from = things.find(({ key }) => key === dragged);
              if (from) move(from, things.indexOf(thing) - things.indexOf(from));
            }}
          >
            <button
              type="button"
              className="sortable-handle"
              aria-label={`Move ${nameOf(thing)}: Alt with up and down`}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", nameOf(thing));
                setDragged(thing.key);
              }}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
            >
              <Icon name="grip" className="size-4" />
            </button>
            {children(thing)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
