import type { Order } from "../../../contract/orders.ts";
import type { Box } from "./readParcel.ts";

/** Paise as the rupees that Shiprocket's API takes. */
const rupees = (paise: number): number => Number((paise / 100).toFixed(2));

/**
 * An order in the words of POST /orders/create/adhoc. Shiprocket adds nothing up: sub_total is what the goods cost
 * after discount, and with the two charges it makes the order's total, which is what is collected on delivery.
 */
export const courierOrder = (order: Order, box: Box, pickupLocation: string) => ({
  order_id: order.order_no,
  order_date: order.placed_at.slice(0, 10),
  pickup_location: pickupLocation,
  billing_customer_name: order.address.name,
  billing_last_name: "",
  billing_address: order.address.line1,
  billing_address_2: [order.address.line2, order.address.landmark].filter(Boolean).join(", "),
  billing_city: order.address.city.slice(0, 30),
  billing_pincode: order.address.pincode,
  billing_state: order.address.state,
  billing_country: "India",
  billing_email: order.contact.email,
  billing_phone: order.address.mobile,
  shipping_is_billing: true,
  order_items: order.lines.map((line) => ({
    name: line.product_name,
    sku: line.sku,
    units: line.quantity,
    selling_price: rupees(line.unit_price),
    discount: rupees(line.discount),
    tax: line.gst_percent,
    hsn: line.hsn ?? "",
  })),
  payment_method: order.payment_method === "cod" ? "COD" : "Prepaid",
  shipping_charges: rupees(order.delivery_charge),
  transaction_charges: rupees(order.cod_fee),
  sub_total: rupees(order.subtotal - order.discount),
  ...box,
});
