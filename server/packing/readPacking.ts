import type { Packing } from "../../contract/office/orders.ts";
import type { OrderState } from "../../contract/orders.ts";
import type { OrderParcel } from "../../contract/parcels.ts";
import { wrongOfOrders } from "../customers/wrongAddress.ts";
import type { Sql } from "../database/connect.ts";
import { latestParcel } from "../orders/readAfterwards.ts";
import { parcelsOf, readParcels } from "../parcels/readParcels.ts";
import { readPackingLines } from "./readLines.ts";

type Row = {
  id: number;
  order_no: string;
  state: OrderState;
  name: string;
  address: Record<string, string>;
  mobile: string;
  note: string | null;
  gift: Packing["gift"];
  leaves_by: string | null;
  arrives_by: string | null;
  today: string;
  claimed_by: string | null;
  claimed_id: number | null;
  claimed_at: Date | null;
  weight_g: number;
  invoice: string | null;
  version: number;
};

/** An order for the packing table, before it is told what of it whoever asks may see. Undefined: there is none. */
export type PackingRead = Omit<Row, "id" | "address"> &
  Pick<Packing, "address" | "address_wrong" | "lines" | "pieces" | "scanned" | "parcel" | "parcels"> & {
    not_there: number;
  };

/** A parcel as a packer sees it. */
function withoutCash({ number, state, lines, weight_g, tracking }: OrderParcel): Packing["parcels"][number] {
  return { number, state, lines, weight_g, tracking };
}

const sum = <T>(list: T[], amount: (item: T) => number) => list.reduce((total, item) => total + amount(item), 0);

/** Reads an order with its lines, what is in its parcel already, and who packs it. */
export async function readPacking(sql: Sql, orderNo: string): Promise<PackingRead | undefined> {
  const [row] = await sql<Row[]>`
    select o.id, o.order_no, o.state, o.version, o.address ->> 'name' as name, o.address, o.address ->> 'mobile' as mobile, o.note, o.gift,
      o.leaves_by::text, o.delivery_to::text as arrives_by, india_today()::text as today, c.staff_name as claimed_by,
      c.staff_id as claimed_id, c.at as claimed_at,
      (select coalesce(sum(v.weight_g * l.quantity), 0)::int from order_line l join variant v on v.id = l.variant_id where l.order_id = o.id) as weight_g,
      (select number from tax_document d where d.order_id = o.id and d.kind = 'invoice') as invoice
    from orders o left join order_claim c on c.order_id = o.id where o.order_no = ${orderNo}`;
  if (!row) return undefined;
  const { id, address, ...order } = row;
  const [lines, parcel, several, wrong] = await Promise.all([
    readPackingLines(sql, id),
    latestParcel(sql, id),
    readParcels(sql, [id]),
    wrongOfOrders(sql, [id]),
  ]);
  const seen = { state: order.state, total: 0, payment_method: "cod", tracking: parcel, lines, timeline: [] } as const;
  const { line1 = "", line2 = "", landmark = "", city = "", pincode = "", state = "" } = address;
  return {
    ...order,
    address: [line1, line2, landmark, `${city} ${pincode}`.trim(), state].filter(Boolean),
    address_wrong: wrong.get(id) ?? null,
    lines,
    parcel,
    parcels: parcelsOf(seen, several.get(id)).map(withoutCash),
    pieces: sum(lines, ({ quantity }) => quantity),
    scanned: sum(lines, ({ scanned }) => scanned),
    not_there: sum(lines, ({ not_there }) => not_there),
  };
}
