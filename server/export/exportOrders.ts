import { indianDate } from "../india.ts";
import { indianTime, percent, rupees } from "../sheets/figures.ts";
import type { Export } from "./export.ts";
import { type Line, type OrderRow, readOrders } from "./readOrders.ts";

type Source = { order: OrderRow; line: Line; isFirst: boolean };
type Column = [header: string, cell: (source: Source) => string];

const ofOrder = (header: string, cell: (order: OrderRow) => string): Column => [
  header,
  ({ order, isFirst }) => (isFirst ? cell(order) : ""),
];
const ofLine = (header: string, cell: (line: Line, order: OrderRow) => string): Column => [
  header,
  ({ line, order }) => cell(line, order),
];

const time = (at: Date | string | null) => (at === null ? "" : indianTime(new Date(at)));
const isSent = (state: string) => /^(shipped|delivered|partly_returned|return_requested|returned)$/.test(state);

/** Shopify's word for how an order is paid. */
function paidWord({ refunded, paid }: OrderRow): string {
  if (paid === 0) return "pending";
  return refunded === 0 ? "paid" : refunded < paid ? "partially_refunded" : "refunded";
}

const address = (kind: "Billing" | "Shipping"): Column[] => [
  ofOrder(`${kind} Name`, ({ address, name }) => address.name || name),
  ofOrder(`${kind} Street`, ({ address }) => [address.line1, address.line2].filter(Boolean).join(", ")),
  ofOrder(`${kind} Address1`, ({ address }) => address.line1 ?? ""),
  ofOrder(`${kind} Address2`, ({ address }) => [address.line2, address.landmark].filter(Boolean).join(", ")),
  ofOrder(`${kind} Company`, ({ gst }) => (kind === "Billing" ? (gst?.business_name ?? "") : "")),
  ofOrder(`${kind} City`, ({ address }) => address.city ?? ""),
  ofOrder(`${kind} Zip`, ({ address }) => address.pincode ?? ""),
  ofOrder(`${kind} Province`, ({ address }) => address.state ?? ""),
  ofOrder(`${kind} Country`, () => "IN"),
  ofOrder(`${kind} Phone`, ({ address, mobile }) => address.mobile || mobile),
];

/** Shopify's order columns, then ours. What is the order's stands in its first row, as Shopify has it. */
const columns: Column[] = [
  ofOrder("Email", ({ email }) => email),
  ofOrder("Financial Status", paidWord),
  ofOrder("Paid at", ({ paid_at }) => time(paid_at)),
  ofOrder("Fulfillment Status", ({ state }) => (isSent(state) ? "fulfilled" : "unfulfilled")),
  ofOrder("Fulfilled at", ({ shipped_at }) => time(shipped_at)),
  ofOrder("Currency", () => "INR"),
  ofOrder("Subtotal", ({ items, discount }) => rupees(items - discount)),
  ofOrder("Shipping", ({ shipping }) => rupees(shipping)),
  ofOrder("Taxes", ({ tax_included }) => rupees(tax_included)),
  ofOrder("Total", ({ total }) => rupees(total)),
  ofOrder("Discount Code", ({ coupon_code }) => coupon_code ?? ""),
  ofOrder("Discount Amount", ({ discount }) => rupees(discount)),
  ofOrder("Created at", ({ placed_at }) => time(placed_at)),
  ofLine("Lineitem quantity", ({ quantity }) => String(quantity)),
  ofLine("Lineitem name", ({ name, option }) => (option === "" ? name : `${name} - ${option}`)),
  ofLine("Lineitem price", ({ unit_price }) => rupees(unit_price)),
  ofLine("Lineitem compare at price", ({ mrp, unit_price }) => (mrp > unit_price ? rupees(mrp) : "")),
  ofLine("Lineitem sku", ({ sku }) => sku),
  ofLine("Lineitem requires shipping", () => "true"),
  ofLine("Lineitem taxable", () => "true"),
  ofLine("Lineitem fulfillment status", (_, { state }) => (isSent(state) ? "fulfilled" : "pending")),
  ...address("Billing"),
  ...address("Shipping"),
  ofOrder("Notes", ({ note }) => note ?? ""),
  ofOrder("Cancelled at", ({ cancelled_at }) => time(cancelled_at)),
  ofOrder("Payment Method", ({ payment_method }) => payment_method),
  ofOrder("Payment Reference", ({ payment_reference }) => payment_reference ?? ""),
  ofOrder("Refunded Amount", ({ refunded }) => rupees(refunded)),
  ofOrder("Id", ({ id }) => String(id)),
  ofLine("Lineitem discount", ({ discount }) => rupees(discount)),
  ofOrder("Phone", ({ mobile }) => mobile),
  ofOrder("State", ({ state }) => state),
  ofOrder("Fees", ({ fees }) => rupees(fees)),
  ofOrder("GSTIN", ({ gst }) => gst?.gstin ?? ""),
  ofOrder("Place Of Supply", ({ state_code }) => state_code),
  ofOrder("Invoice Number", ({ documents }) => documents.find(({ kind }) => kind === "invoice")?.number ?? ""),
  ofOrder("Invoice Date", ({ documents }) => {
    const invoice = documents.find(({ kind }) => kind === "invoice");
    return invoice ? indianDate(new Date(invoice.issued_at)) : "";
  }),
  ofOrder("Credit Notes", ({ documents }) =>
    documents.flatMap(({ kind, number }) => (kind === "credit_note" ? number : [])).join(" "),
  ),
  ofLine("Lineitem HSN", ({ hsn }) => hsn ?? ""),
  ofLine("Lineitem GST Percent", ({ gst_bp }) => percent(gst_bp)),
  ofLine("Lineitem GST", ({ tax }) => rupees(tax)),
  ofLine("Lineitem charges", ({ charges }) => rupees(charges)),
  ofLine("Lineitem returned", ({ returned }) => String(returned)),
  ofOrder("Gift", ({ gift }) => (gift ? "yes" : "")),
  ofOrder("Gift Wrap", ({ gift }) => (gift?.wrap ? "yes" : "")),
  ofOrder("Gift Note", ({ gift }) => gift?.note ?? ""),
];

/** Orders, the oldest first, one row for each line. Rupees; times in India's time, as Shopify writes them. */
export const orderExport: Export = {
  columns: ["Name", ...columns.map(([header]) => header)],
  async count(tx) {
    const [row] = await tx<{ count: number }[]>`select count(*) from orders`;
    return row?.count ?? 0;
  },
  async *rows(tx) {
    for await (const orders of readOrders(tx))
      for (const order of orders)
        yield order.lines.map((line, i) => [
          order.order_no,
          ...columns.map(([, cell]) => cell({ order, line, isFirst: i === 0 })),
        ]);
  },
};
