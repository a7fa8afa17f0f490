import { useEffect, useRef } from "react";
import { button } from "../../parts/button.ts";

/** What was just done to a line, and how to take it back. */
export type Done = { id: number; text: string; undo: () => void };

/** Says what was done and takes it back. The button gets the focus, as the one that was pressed is gone. */
export function JustDone({ text, onUndo }: { text: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="mb-6 flex items-center justify-between gap-4 border border-hairline bg-card py-1 pr-1 pl-5">
      <span>{text}</span>
      <button type="button" ref={undo} className={button.quiet} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
