import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import type { Column } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { type Item, nameOf, type Way } from "./words.ts";

/** A number of pieces; nothing is said quietly. */
const Count = ({ of }: { of: number }) => (
  <span className={`figures ${of === 0 ? "text-faint" : ""}`}>{of.toLocaleString("en-IN")}</span>
);

/** For how long what is left lasts, at the pace of a month. */
export const Lasts = ({ days }: { days: number | null }) =>
  days === null ? (
    <span className="text-faint">–</span>
  ) : (
    <span className={`figures whitespace-nowrap ${days < 14 ? "font-[550] text-error" : ""}`}>
      {days > 365 ? "over a year" : `${days} ${days === 1 ? "day" : "days"}`}
    </span>
  );

/** What a variant's row says of it beside its numbers. */
const Signs = ({ item: { counted, on_hand, held, low, published, retired } }: { item: Item }) => (
  <>
    {counted && on_hand <= held && <Badge tone="bad">None left</Badge>}
    {low && on_hand > held && <Badge tone="warn">Low</Badge>}
    {!published && !retired && <Badge>Hidden</Badge>}
    {retired && <Badge>Retired</Badge>}
  </>
);

/** The list's columns; `onMove` opens what moves a row's stock. */
export const columnsOf = (onMove: (item: Item, way: Way) => void, lacks: boolean): readonly Column<Item>[] => [
  {
    head: "Variant",
    phone: "lead",
    cell: (item) => (
      <span className="goods-name" data-variant={item.id}>
        <Thumb image={item.image} size={40} />
        <span className="min-w-0">
          <span className="line-clamp-2">{item.name}</span>
          {item.options.length > 0 && <span className="block">{item.options.join(" – ")}</span>}
          <span className="stock-signs">
            <span className="figures text-xs text-muted">{item.sku}</span>
            <Signs item={item} />
          </span>
        </span>
      </span>
    ),
  },
  {
    head: "Place",
    cell: ({ place }) =>
      place === null ? <span className="text-faint">–</span> : <span className="figures">{place}</span>,
  },
  {
    head: "On hand",
    right: true,
    cell: ({ counted, on_hand }) =>
      counted ? <Count of={on_hand} /> : <span className="whitespace-nowrap text-muted">not counted</span>,
  },
  { head: "Held", right: true, cell: ({ held }) => <Count of={held} /> },
  {
    head: "Sold, 30 · 90 days",
    right: true,
    cell: ({ sold_30, sold_90 }) => (
      <span className="whitespace-nowrap">
        <Count of={sold_30} /> <span className="text-faint">·</span> <Count of={sold_90} />
      </span>
    ),
  },
  { head: "Lasts", right: true, cell: ({ days_left }) => <Lasts days={days_left} /> },
  ...(lacks
    ? [{ head: "Lacks", cell: (item: Item) => <span className="text-xs text-muted">{item.lacks.join(", ")}</span> }]
    : []),
  {
    head: "Move",
    headHidden: true,
    cell: (item) => (
      <span className="stock-acts">
        <Button small icon="minus" aria-label={`Take pieces of ${nameOf(item)}`} onClick={() => onMove(item, "out")} />
        <Button small icon="plus" aria-label={`Add pieces of ${nameOf(item)}`} onClick={() => onMove(item, "in")} />
      </span>
    ),
  },
];
