import type { PackingLine } from "../../../contract/office/orders.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { Place } from "../board/OrderCard.tsx";
import { inParcel } from "./pending.ts";
import { Ring } from "./Ring.tsx";

export type LineActs = {
  /** Puts pieces in by hand, which were not scanned. */
  count: (line: PackingLine, pieces: number) => void;
  notThere: (line: PackingLine) => void;
  found: (line: PackingLine) => void;
};

type LineProps = { line: PackingLine; acts: LineActs; open: boolean; isPacked: boolean };

/** A line on the packing table: what it is, where it lies, how many of it are in the parcel. */
export function Line({ line, acts, open, isPacked }: LineProps) {
  const { product_name, option_text, sku, barcode, place, image, quantity, not_there } = line;
  const inside = inParcel(line, isPacked);
  const left = quantity - inside;
  return (
    <li data-line={line.id} tabIndex={-1} className={`pack-line ${left === 0 ? "pack-whole" : ""}`}>
      <Thumb image={image} size={88} className="pack-picture" />
      <div className="min-w-0 flex-1">
        <p className="pack-name">{product_name}</p>
        {option_text && <p>{option_text}</p>}
        <p className="figures text-xs break-all text-muted">
          {sku}
          {barcode && ` · ${barcode}`}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {place ? <Place name={place} /> : <span className="text-xs text-muted">no place written down</span>}
          {not_there > 0 && <Badge tone="bad">{not_there} not there</Badge>}
        </p>
      </div>
      {open && (
        <div className="pack-acts">
          {left > 0 && (
            <Button small onClick={() => acts.count(line, 1)} aria-label={`+1 of ${product_name}`}>
              +1
            </Button>
          )}
          <Menu
            label={`More for ${product_name}`}
            acts={[
              { name: `All ${left} are in`, do: () => acts.count(line, left), icon: "check", disabled: left === 0 },
              not_there > 0
                ? { name: "Found after all", do: () => acts.found(line), icon: "undo" as const }
                : { name: "Not there", do: () => acts.notThere(line), icon: "warning" as const, disabled: left === 0 },
            ]}
          />
        </div>
      )}
      <Ring done={inside} all={quantity} />
    </li>
  );
}
