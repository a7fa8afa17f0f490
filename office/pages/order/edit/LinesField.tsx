import type { ReactNode } from "react";
import { Badge } from "../../../parts/Badge.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { Thumb } from "../../../parts/Thumb.tsx";

/** A line that is being put together. */
export type Wanted = {
  id: number;
  name: string;
  quantity: number;
  image: string | null;
  hint?: ReactNode;
  /** Why it can't be had as it stands. */
  mark?: string | undefined;
};

type Props = { lines: readonly Wanted[]; set: (id: number, quantity: number) => void };

/** Goods with how many of each. Nought leaves a line in sight, struck out. */
export const LinesField = ({ lines, set }: Props) => (
  <ul className="divide-y divide-hairline">
    {lines.map(({ id, name, quantity, image, hint, mark }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <Thumb image={image} size={44} />
        <div className="min-w-40 flex-1">
          <p className={quantity === 0 ? "text-muted line-through" : "font-[550]"}>{name}</p>
          {hint && <p className="text-xs text-muted">{hint}</p>}
          {mark && quantity > 0 && <Badge tone="bad">{mark}</Badge>}
        </div>
        <div className="stepper">
          <button
            type="button"
            className="icon-button"
            aria-label={`One ${name} less`}
            aria-disabled={quantity === 0}
            onClick={() => quantity > 0 && set(id, quantity - 1)}
          >
            <Icon name="minus" className="size-4" />
          </button>
          <input
            className="field figures w-14 text-center"
            inputMode="numeric"
            aria-label={`Pieces of ${name}`}
            value={quantity}
            onFocus={(event) => event.target.select()}
            onChange={(event) => set(id, Math.min(999, Number(event.target.value.replace(/\D/g, ""))))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`One ${name} more`}
            onClick={() => set(id, quantity + 1)}
          >
            <Icon name="plus" className="size-4" />
          </button>
        </div>
      </li>
    ))}
  </ul>
);
