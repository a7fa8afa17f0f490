import { useState } from "react";
import { writeDown, writtenDown } from "../../device.ts";
import { CheckField } from "../../parts/Field.tsx";

/** Which columns of a screen somebody leaves out on this device. `kept`: the name that they are written down under. */
export function useColumns(kept: string) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set((writtenDown(kept) ?? "").split(",").filter(Boolean)),
  );
  const toggle = (head: string) => {
    const next = new Set(hidden);
    if (!next.delete(head)) next.add(head);
    writeDown(kept, [...next].join(",") || null);
    setHidden(next);
  };
  return { hidden, toggle };
}

/** The columns to choose from. */
export const ColumnMenu = ({
  heads,
  hidden,
  toggle,
}: {
  heads: readonly string[];
  hidden: ReadonlySet<string>;
  toggle: (head: string) => void;
}) => (
  <details className="column-menu">
    <summary className="button button-secondary">Columns</summary>
    <div className="column-list">
      {heads.map((head) => (
        <CheckField key={head} label={head} checked={!hidden.has(head)} onChange={() => toggle(head)} />
      ))}
    </div>
  </details>
);
