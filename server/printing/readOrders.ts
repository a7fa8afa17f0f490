import type { Address, Order, OrderState } from "../../contract/orders.ts";
import type { Sql } from "../database/connect.ts";
import { latestParcels } from "../orders/readAfterwards.ts";
import { type KeptParcel, readParcels } from "../parcels/readParcels.ts";

/** What lies in a parcel. `place`: where on the shelves, as far as somebody has said. */
export type PackedLine = {
  sku: string;
  product_name: string;
  option_text: string;
  quantity: number;
  place: string | null;
  hsn: string | null;
  gst_bp: number;
};

/** An order as slips, labels and pick lists show it. `cash`: paise that the courier takes at the door; null: nothing is due. */
export type PrintedOrder = {
  order_no: string;
  state: OrderState;
  address: Address;
  state_code: string;
  gstin: string | null;
  note: string | null;
  gift: Order["gift"];
  total: number;
  cash: number | null;
  placed_at: Date;
  delivery_from: string | null;
  delivery_to: string | null;
  invoice: { number: string; issued_at: Date } | null;
  tracking: Order["tracking"];
  /** Grams without the packing; null while a piece's weight is not known. */
  weight: number | null;
  lines: PackedLine[];
  /** All of the order's lines, whichever parcel this is. */
  goods: PackedLine[];
  /** Which of how many parcels this is; null: the order leaves in one. */
  part: { number: number; of: number } | null;
  /** The order parcel by parcel, where it leaves in several. */
  parcels: PrintedOrder[];
};

type Row = Omit<PrintedOrder, "invoice" | "tracking" | "lines" | "goods" | "part" | "parcels"> & {
  id: number;
  invoice: { number: string; issued_at: string } | null;
  lines: (PackedLine & { id: number })[];
};

/** An order as each of its parcels alone. */
function divided(order: PrintedOrder, lines: Row["lines"], parcels: readonly KeptParcel[] = []): PrintedOrder[] {
  return parcels.map(({ number, weight_g, tracking, parts, cash }) => ({
    ...order,
    tracking,
    weight: weight_g,
    cash: order.cash === null ? null : cash,
    lines: lines.flatMap((line) => {
      const part = parts.find(({ id }) => id === line.id);
      return part ? [{ ...line, quantity: part.quantity }] : [];
    }),
    part: { number, of: parcels.length },
  }));
}

/** Shelves in the order in which one walks along them: B-2 before B-10; what has no place comes last. */
export function byPlace(one: Pick<PackedLine, "place" | "sku">, other: Pick<PackedLine, "place" | "sku">): number {
  const walk = new Intl.Collator("en", { numeric: true });
  if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1;
  return walk.compare(one.place ?? "", other.place ?? "") || walk.compare(one.sku, other.sku);
}

/** The orders of these numbers, in the order in which they are named; what there is not is left out. */
export async function readOrders(sql: Sql, orderNos: readonly string[]): Promise<PrintedOrder[]> {
  const rows = await sql<Row[]>`
    select o.id, o.order_no, o.state, o.address, o.state_code, o.gst ->> 'gstin' as gstin, o.note, o.gift, o.total, o.placed_at,
      o.delivery_from::text, o.delivery_to::text,
      case when o.payment_method = 'cod' and not exists (select from payment p where p.order_id = o.id and p.accepted) then o.total end as cash,
      (select jsonb_build_object('number', d.number, 'issued_at', d.issued_at) from tax_document d
        where d.order_id = o.id and d.kind = 'invoice') as invoice,
      l.lines, l.weight
    from orders o
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', l.variant_id, 'sku', l.sku, 'product_name', l.product_name, 'option_text', l.option_text,
          'quantity', l.quantity, 'place', nullif(v.place, ''), 'hsn', l.hsn, 'gst_bp', l.gst_bp)) as lines,
        case when bool_and(v.weight_g > 0) then sum(v.weight_g::bigint * l.quantity)::bigint end as weight
      from order_line l join variant v on v.id = l.variant_id where l.order_id = o.id) l
    where o.order_no = any(${[...orderNos]})`;
  const ids = rows.map(({ id }) => id);
  const [parcels, several] = await Promise.all([latestParcels(sql, ids), readParcels(sql, ids)]);
  const known = new Map(
    rows.map(({ id, invoice, lines, ...row }): [string, PrintedOrder] => {
      const order: PrintedOrder = {
        ...row,
        invoice: invoice && { ...invoice, issued_at: new Date(invoice.issued_at) },
        tracking: parcels.get(id) ?? null,
        lines: lines.sort(byPlace),
        goods: lines,
        part: null,
        parcels: [],
      };
      return [row.order_no, { ...order, parcels: divided(order, lines, several.get(id)) }];
    }),
  );
  return orderNos.flatMap((orderNo) => known.get(orderNo) ?? []);
}
