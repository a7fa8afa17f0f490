import type { ProductRow } from "../../../contract/office/products.ts";
import { Badge } from "../../parts/Badge.tsx";
import { formatPaise } from "../../parts/money.ts";
import type { Column } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { stateNames } from "../product/words.ts";

/** An amount, or from the least to the most of several. */
const Range = ({ of }: { of: ProductRow["price"] }) =>
  of && (
    <span className="figures range">
      {formatPaise(of.least)}
      {of.most > of.least && `–${formatPaise(of.most)}`}
    </span>
  );

/** The columns of goods that can be left out, by their names. */
export const choosable = ["Shelf", "Maker", "Price", "MRP", "Stock", "State", "Lacks"] as const;

/** The list's columns; on a phone each row is a card, its lines in this order. */
export const columns: readonly Column<ProductRow>[] = [
  {
    head: "Product",
    phone: "lead",
    cell: ({ name, image, sku, variants }) => (
      <span className="goods-name">
        <Thumb image={image} size={40} />
        <span className="min-w-0">
          <span className="line-clamp-2">{name}</span>
          <span className="figures block truncate text-xs text-muted">
            {variants > 1 ? `${variants} variants` : sku}
          </span>
        </span>
      </span>
    ),
  },
  {
    head: "Shelf",
    cell: ({ shelf }) => (
      <span className="text-muted">
        {shelf.length > 1 && <span className="roomy">{shelf.slice(0, -1).join(" › ")} › </span>}
        {shelf.at(-1)}
      </span>
    ),
  },
  { head: "Maker", phone: "none", roomy: true, cell: ({ brand }) => brand },
  { head: "Price", right: true, cell: ({ price }) => <Range of={price} /> },
  { head: "MRP", phone: "none", roomy: true, right: true, cell: ({ mrp }) => <Range of={mrp} /> },
  {
    head: "Stock",
    right: true,
    cell: ({ stock: { on_hand, held, counted, low } }) => (
      <span className="figures inline-flex flex-wrap items-center justify-end gap-x-1.5">
        <span className="whitespace-nowrap">
          {counted || on_hand > 0 ? on_hand : "not counted"}
          {held > 0 && <span className="text-muted"> ({held} held)</span>}
        </span>
        {low && <Badge tone="warn">Low</Badge>}
      </span>
    ),
  },
  {
    head: "State",
    cell: ({ state }) => <Badge tone={state === "published" ? "good" : "plain"}>{stateNames[state]}</Badge>,
  },
  {
    head: "Lacks",
    cell: ({ lacks, on_sale }) =>
      lacks.length > 0 && (
        <span className="text-xs">
          {!on_sale && <Badge tone="bad">Not sold</Badge>} <span className="text-muted">{lacks.join(", ")}</span>
        </span>
      ),
  },
];
