import type { Transaction } from "../database/connect.ts";
import { cursorRows } from "./export.ts";

/** A line of an order; money in paise. `tax` is that of goods and of their share of the charges. */
export type Line = {
  sku: string;
  name: string;
  option: string;
  hsn: string | null;
  quantity: number;
  unit_price: number;
  mrp: number;
  discount: number;
  charges: number;
  gst_bp: number;
  tax: number;
  returned: number;
};

/** An order with its lines and documents; money in paise. */
export type OrderRow = {
  id: number;
  order_no: string;
  name: string;
  email: string;
  mobile: string;
  address: Partial<Record<"name" | "mobile" | "line1" | "line2" | "landmark" | "city" | "pincode" | "state", string>>;
  state_code: string;
  gst: { gstin: string; business_name: string } | null;
  note: string | null;
  gift: { wrap: boolean; note: string } | null;
  payment_method: string;
  state: string;
  items: number;
  discount: number;
  shipping: number;
  fees: number;
  tax_included: number;
  total: number;
  coupon_code: string | null;
  placed_at: Date;
  paid: number;
  refunded: number;
  paid_at: Date | null;
  payment_reference: string | null;
  shipped_at: Date | null;
  cancelled_at: Date | null;
  lines: Line[];
  documents: { kind: "invoice" | "credit_note"; number: string; issued_at: string }[];
};

/** Every order, the oldest first, by a cursor. */
export const readOrders = (tx: Transaction): AsyncIterable<OrderRow[]> =>
  tx<OrderRow[]>`
    select o.id, o.order_no, o.name, o.email, o.mobile, o.address, o.state_code, o.gst, o.note, o.gift, o.payment_method, o.state, o.items, o.discount,
      o.shipping, o.fees, o.tax_included, o.total, o.coupon_code, o.placed_at, p.paid, p.refunded, p.paid_at, p.payment_reference,
      (select min(at) from order_event e where e.order_id = o.id and e.to_state = 'shipped') as shipped_at,
      (select min(at) from order_event e where e.order_id = o.id and e.to_state = 'cancelled') as cancelled_at,
      coalesce((select jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.product_name, 'option', l.option_text, 'hsn', l.hsn, 'quantity', l.quantity,
          'unit_price', l.unit_price, 'mrp', l.mrp, 'discount', l.discount, 'charges', l.charges, 'gst_bp', l.gst_bp,
          'tax', l.tax + l.charges_tax, 'returned', l.returned) order by l.position, l.variant_id)
        from order_line l where l.order_id = o.id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number, 'issued_at', d.issued_at) order by d.id)
        from tax_document d where d.order_id = o.id), '[]') as documents
    from orders o cross join lateral (
      select coalesce(sum(amount), 0)::bigint as paid, coalesce(sum(refunded), 0)::bigint as refunded, min(captured_at) as paid_at,
        string_agg(gateway_payment_id, ' ' order by id) as payment_reference
      from payment where order_id = o.id and accepted) p
    order by o.id`.cursor(cursorRows);
