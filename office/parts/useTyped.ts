import { type FocusEvent, type FormEvent, useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that an event is of; what is only searched by is none. */
const fieldOf = (target: EventTarget): Control | undefined =>
  target instanceof HTMLElement &&
  target.matches("input, select, textarea") &&
  !target.matches("[type=search], [role=combobox]")
    ? (target as Control)
    : undefined;

const stateOf = (field: Control): string =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type) ? String(field.checked) : field.value;

/** Tells whether fields in a place hold something else than they were found with. `watch` goes on the place. `open`: begins anew. */
export function useTyped(open: boolean) {
  const found = useRef(new Map<Control, string>());
  const touched = useRef(new Set<Control>());
  useEffect(() => {
    if (!open) return;
    found.current = new Map();
    touched.current = new Set();
  }, [open]);
  const see = ({ target }: FocusEvent) => {
    const field = fieldOf(target);
    if (field && !found.current.has(field)) found.current.set(field, stateOf(field));
  };
  const note = ({ target }: FormEvent) => {
    const field = fieldOf(target);
    if (field) touched.current.add(field);
  };
  return {
    watch: { onFocusCapture: see, onInputCapture: note },
    isTyped: () =>
      [...touched.current].some((field) => field.isConnected && stateOf(field) !== found.current.get(field)),
  };
}
