import { useEffect, useRef } from "react";
import { button } from "../../parts/button.ts";

/** Says what was taken out and takes that back. It gets the focus, as the button that was pressed is gone. */
export function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="mb-6 flex items-center justify-between gap-4 border border-hairline bg-card py-1 pr-1 pl-5">
      <span>{name} was removed.</span>
      <button type="button" ref={undo} className={button.quiet} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
