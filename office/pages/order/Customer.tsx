import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { may, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { IsWrong, MarkWrong, useRightAgain, type WhichAddress } from "../customers/WrongAddress.tsx";
import { Gift } from "./Gift.tsx";
import { channels, formatDays, type Order } from "./words.ts";

/** A mobile number as it is read out: 98765 43210. */
export const spoken = (mobile: string) => mobile.replace(/^(\d{5})(\d{5})$/, "$1 $2");

export const Phone = ({ mobile }: { mobile: string }) => (
  <a href={`tel:+91${mobile}`} className="text-link touch figures">
    {spoken(mobile)}
  </a>
);

/** Who ordered, where it goes, and by when it was promised. */
export function Customer({ order, aside }: { order: Order; aside?: ReactNode }) {
  const { address, address_wrong, contact, gst, note, gift, delivery } = order;
  const session = useStaff();
  const mayLook = may(session, "customers.read");
  const mayMark = may(session, "customers.edit");
  const [marking, mark] = useState<WhichAddress>();
  const rightAgain = useRightAgain();
  const here = { id: order.order_no };
  const other = address.mobile !== undefined && address.mobile !== contact?.mobile;
  return (
    <Card title="Customer" aside={aside}>
      <p className="font-[550]">
        {mayLook ? (
          <Link to={`/customers/${order.order_no}`} className="text-link touch">
            {order.name}
          </Link>
        ) : (
          order.name
        )}
      </p>
      {contact && (
        <p className="flex flex-wrap gap-x-4">
          <Phone mobile={contact.mobile} />
          <a href={`mailto:${contact.email}`} className="text-link touch min-w-0 break-all">
            {contact.email}
          </a>
        </p>
      )}
      <address className="mt-3 not-italic">
        {address.name !== order.name && <span className="block font-[550]">{address.name}</span>}
        <span className="block">{address.line1}</span>
        <span className="block">{address.line2}</span>
        {address.landmark && <span className="block text-muted">{address.landmark}</span>}
        <span className="block">
          {address.city} <span className="figures font-[600]">{address.pincode}</span>
        </span>
        <span className="block">{address.state}</span>
        {other && address.mobile && (
          <span className="block">
            at the door: <Phone mobile={address.mobile} />
          </span>
        )}
      </address>
      {address_wrong ? (
        <IsWrong wrong={address_wrong} onRight={mayMark ? () => rightAgain(here) : undefined} />
      ) : (
        mayMark && (
          <Button small look="quiet" onClick={() => mark(here)}>
            Mark the address as wrong
          </Button>
        )
      )}
      <MarkWrong which={marking} onClose={() => mark(undefined)} />
      {order.customer_notes && order.customer_notes.length > 0 && (
        <ul className="mt-3 grid gap-3" aria-label="Notes about the customer">
          {order.customer_notes.map(({ id, text, name, at }) => (
            <li key={id} className="border-s-2 border-accent ps-3">
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-xs text-muted">
                about the customer: {name}, <When time={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {note && <blockquote className="notice mt-3">“{note}”</blockquote>}
      {gift && <Gift gift={gift} />}
      {gst && (
        <p className="mt-3">
          <span className="text-muted">GSTIN</span> <span className="figures">{gst.gstin}</span>
          <span className="block text-muted">{gst.business_name}</span>
        </p>
      )}
      <p className="mt-3 text-xs text-muted">
        {delivery && `Promised for ${formatDays(delivery.date_from, delivery.date_to)}. `}
        Ordered {channels[order.channel]}
        {order.placed_by && `, taken by ${order.placed_by}`}.
      </p>
    </Card>
  );
}
