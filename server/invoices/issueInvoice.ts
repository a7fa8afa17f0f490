import { stateCode } from "../../contract/states.ts";
import type { Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import type { Buyer, DocumentLine, Seller } from "./document.ts";
import { invoicePrefix } from "./invoicePrefix.ts";
import { issue } from "./issue.ts";
import { taxOf } from "./taxOf.ts";

type OrderRow = {
  order_no: string;
  placed_at: Date;
  state_code: string;
  payment_method: string;
  name: string;
  address: {
    name: string;
    line1: string;
    line2: string;
    landmark?: string;
    city: string;
    pincode: string;
    state: string;
  };
  gst: { gstin: string; business_name: string } | null;
};
type LineRow = Pick<
  DocumentLine,
  "variant_id" | "description" | "option_text" | "sku" | "hsn" | "quantity" | "unit_price"
> &
  Pick<DocumentLine, "discount" | "charges" | "gst_bp">;

const sellerOf = ({ shop }: Settings): Seller => ({
  name: shop.name,
  legal_name: shop.legal_name,
  address: shop.address,
  state: shop.state,
  gstin: shop.gstin,
  phones: shop.phones,
  email: shop.email,
  ...(shop.bank ? { bank: shop.bank } : {}),
});

function buyerOf({ name, address, gst }: OrderRow): Buyer {
  const lines = [address.line1, address.line2, address.landmark, `${address.city} ${address.pincode}`];
  return {
    name: address.name || name,
    ...gst,
    address: lines.flatMap((line) => line || []),
    state: address.state,
  };
}

/** Issues the invoice of an order that has none yet; one that has its own keeps it. The caller holds the order's row. */
export async function ensureInvoice(tx: Transaction, settings: Settings, orderId: number): Promise<void> {
  const known = await tx`select from tax_document where order_id = ${orderId} and kind = 'invoice'`;
  if (known.length === 0) await issueInvoice(tx, settings, orderId);
}

/**
 * Issues the tax invoice of an order that is packed now, in the packing's own transaction. Delivery and fees are part of
 * the same supply (section 8 of the CGST Act): the order has them spread over its lines, taxed at each line's rate.
 */
async function issueInvoice(tx: Transaction, settings: Settings, orderId: number): Promise<string> {
  const [order] = await tx<OrderRow[]>`
    select order_no, placed_at, state_code, payment_method, name, address, gst from orders where id = ${orderId}`;
  if (!order) throw new Error(`There is no order ${orderId} to write an invoice for.`);
  const rows = await tx<LineRow[]>`
    select variant_id, product_name as description, option_text, sku, hsn, quantity, unit_price, discount, charges, gst_bp
    from order_line where order_id = ${orderId} order by position, variant_id`;
  const inside = stateCode(settings.shop.state) === order.state_code;
  const lines = rows.map((row): DocumentLine => {
    const gross = row.unit_price * row.quantity;
    const amount = gross - row.discount + row.charges;
    return { ...row, gross, amount, ...taxOf(amount, row.gst_bp, inside) };
  });
  return issue(tx, {
    kind: "invoice",
    prefix: await invoicePrefix(tx, settings),
    orderId,
    orderedAt: order.placed_at,
    cause: "packing",
    seller: sellerOf(settings),
    buyer: buyerOf(order),
    place_of_supply: order.state_code,
    inside,
    payment_method: order.payment_method,
    lines,
  });
}
