import { useEffect, useRef } from "react";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";

/** What was just done to a line, and how to take it back. */
export type Done = { id: number; text: string; undo: () => void };

type Props = { text: string; onUndo: () => void; onClose: () => void };

const toHead = () => document.querySelector("h1")?.focus({ preventScroll: true });

/**
 * Says what was done and takes it back: on a phone above the total, else at the top of the list, wherever the page is
 * scrolled to. The button gets the focus, as the one that was pressed is gone. Escape closes it wherever the focus is,
 * and leaves that where it is, outside of it.
 */
export function UndoNotice({ text, onUndo, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const closeByKey = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || isComposing || defaultPrevented) return;
      if (box.current?.contains(document.activeElement)) toHead();
      onClose();
    };
    addEventListener("keydown", closeByKey);
    return () => removeEventListener("keydown", closeByKey);
  });
  const close = () => {
    toHead();
    onClose();
  };
  return (
    <div
      ref={box}
      className="undo fixed inset-x-4 bottom-36 z-20 flex items-center gap-1 border border-hairline bg-card py-1 pl-5 shadow-lift md:bottom-24 lg:sticky lg:inset-x-auto lg:top-40 lg:bottom-auto lg:mb-6"
    >
      <p className="min-w-0 flex-1">{text}</p>
      <button type="button" ref={undo} className={button.quiet} onClick={onUndo}>
        Undo
      </button>
      <button type="button" className="grid size-11 flex-none place-items-center text-muted" onClick={close}>
        <Icon name="close" label="Close" className="size-5" />
      </button>
    </div>
  );
}
