import { useEffect, useRef } from "react";
import { Button } from "../../parts/Button.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { Place } from "../board/OrderCard.tsx";
import { nameOf } from "../stock/words.ts";
import type { CountLine } from "./words.ts";

type Props = {
  line: CountLine;
  /** Scanned last: it comes into sight. */
  isLast: boolean;
  onCount: (line: CountLine, pieces: number) => void;
  onMany: (line: CountLine) => void;
};

/** A variant to be counted, and how many of it were. */
export function Line({ line, isLast, onCount, onMany }: Props) {
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLast) self.current?.scrollIntoView({ block: "nearest" });
  }, [isLast]);
  const name = nameOf(line);
  return (
    <li ref={self} data-line={line.id} tabIndex={-1} className={`count-line ${isLast ? "count-last" : ""}`}>
      <Thumb image={line.image} size={48} />
      <div className="min-w-0">
        <p className="font-[550]">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <span className="figures break-all">{line.sku}</span>
          {line.place && <Place name={line.place} />}
        </p>
      </div>
      <div className="count-acts">
        <Button
          small
          icon="minus"
          aria-label={`One piece fewer of ${name}`}
          aria-disabled={!line.counted}
          onClick={() => onCount(line, -1)}
        />
        <button
          type="button"
          className="count-number figures"
          aria-label={`${name}: ${line.counted ?? "none"} counted. Type how many more`}
          onClick={() => onMany(line)}
        >
          {line.counted ?? "–"}
        </button>
        <Button small icon="plus" aria-label={`One piece more of ${name}`} onClick={() => onCount(line, 1)} />
      </div>
    </li>
  );
}
