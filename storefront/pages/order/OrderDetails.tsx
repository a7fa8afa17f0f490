import type { ReactNode } from "react";
import type { Order } from "../../../contract/orders.ts";
import { mobileText } from "../../parts/phone.ts";
import { Totals } from "../cart/Totals.tsx";
import { paidBy } from "../checkout/methodNames.ts";
import { Documents } from "./Documents.tsx";
import { giftText } from "./giftText.ts";
import { howPaid } from "./howPaid.ts";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-hairline pt-5">
    <h2 className="mb-2 font-semibold">{title}</h2>
    {children}
  </section>
);

/** Totals, documents, address, payment and note of an order. */
export function OrderDetails({ order, orderKey }: { order: Order; orderKey: string }) {
  const { address, contact } = order;
  return (
    <div className="space-y-6">
      <Totals amounts={order} deliveryKnown />
      {order.coupon && <p className="text-sm text-muted">With coupon {order.coupon}</p>}
      {order.invoice && (
        <Part title={order.credit_notes.length > 0 ? "Invoice and credit notes" : "Invoice"}>
          <Documents order={order} orderKey={orderKey} />
        </Part>
      )}
      <Part title="Delivery to">
        <address className="text-muted not-italic">
          <span className="block text-ink">{address.name}</span>
          <span className="block">{address.line1}</span>
          <span className="block">{address.line2}</span>
          {address.landmark && <span className="block">{address.landmark}</span>}
          <span className="block">
            {address.city} {address.pincode}, {address.state}
          </span>
          <span className="block">{mobileText(address.mobile)}</span>
        </address>
      </Part>
      <Part title="Contact">
        <p className="break-words text-muted">
          {contact.email}
          <br />
          {mobileText(contact.mobile)}
        </p>
      </Part>
      <Part title="Payment">
        <p className="text-muted">
          {paidBy[order.payment_method]} · {howPaid(order)}
        </p>
      </Part>
      {order.gst && (
        <Part title="GST invoice for">
          <p className="text-muted">
            {order.gst.business_name}
            <br />
            GSTIN {order.gst.gstin}
          </p>
        </Part>
      )}
      {order.gift && (
        <Part title="A gift">
          <p className="break-words text-muted">{giftText(order.gift)}</p>
        </Part>
      )}
      {order.note && (
        <Part title="Your note">
          <p className="text-muted">{order.note}</p>
        </Part>
      )}
    </div>
  );
}
