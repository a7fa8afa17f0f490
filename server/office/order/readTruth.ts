import type { CustomerNote } from "../../../contract/office/customerNote.ts";
import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import type { Order } from "../../../contract/orders.ts";
import { readNotes } from "../../customers/notes.ts";
import { wrongOfOrders } from "../../customers/wrongAddress.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { reachesPeople } from "../../mail/send.ts";
import { getOrder } from "../../orders/getOrder.ts";
import { readExchangeable } from "../../returns/exchangeable.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import { findBuyer } from "../customers/findPerson.ts";
import { actsOf } from "./acts.ts";
import * as facts from "./readFacts.ts";

/** What of an order somebody may see: what it costs, how the customer is reached, who did what, what its parcels cost the shop, what the staff says of him. */
type Sight = { money: boolean; contact: boolean; audit: boolean; freight: boolean; customer: boolean };

const sightOf = ({ rights }: Pick<SignedIn, "rights">): Sight => ({
  money: rights.has("orders.money"),
  contact: rights.has("orders.contact"),
  audit: rights.has("audit.read"),
  freight: rights.has("tax.read"),
  customer: rights.has("customers.read"),
});

function withoutMobile(known: Order["address"]) {
  const { mobile: _, ...address } = known;
  return address;
}

/** A changed field as it may be seen: without the contact, for whom it is not. */
function seen(fields: Record<string, unknown>, { contact }: Sight): Record<string, unknown> {
  if (contact) return fields;
  const { contact: _, address, ...rest } = fields as { contact?: unknown; address?: Order["address"] };
  return { ...rest, ...(address && { address: withoutMobile(address) }) };
}

const fieldNames = ["contact", "address", "lines", "gst", "note", "gift"] as const;

function linesOf(order: Order, goods: Awaited<ReturnType<typeof facts.readGoods>>, sight: Sight): OfficeOrder["lines"] {
  return order.lines.map(({ unit_price, line_total, discount, gst_percent, tax, ...line }) => {
    const now = goods.find(({ id }) => id === line.id);
    const money = { unit_price, mrp: now?.mrp ?? unit_price, line_total, discount, gst_percent, tax };
    const { place = null, barcode = null, available = 0 } = now ?? {};
    return { ...line, place, barcode, available, ...(sight.money && { money }) };
  });
}

/** The staff's words about who ordered; none once he is forgotten. */
async function notesAbout(sql: Sql | Transaction, orderNo: string): Promise<CustomerNote[]> {
  const buyer = await findBuyer(sql, orderNo);
  return buyer ? readNotes(sql, buyer) : [];
}

/** Where the PDF of a document is fetched. */
const documentUrl = (orderNo: string, kind: string, n: number): string =>
  `/office/api/orders/${orderNo}/documents/${kind === "invoice" ? "invoice.pdf" : `credit-note-${n}.pdf`}`;

/**
 * An order, whole, as `staff` may see it; undefined when there is none. Within a transaction it is read as that one has it.
 */
export async function readTruth(
  { settings }: Pick<Shop, "settings">,
  sql: Sql | Transaction,
  orderNo: string,
  staff: Pick<SignedIn, "rights">,
): Promise<OfficeOrder | undefined> {
  const sight = sightOf(staff);
  const [order, head] = await Promise.all([
    getOrder(sql, orderNo, settings.shop.return_days),
    facts.readHead(sql, orderNo),
  ]);
  if (!order || !head) return undefined;
  const { id, to_check, may_become, ...placed } = head;
  const [
    goods,
    payments,
    parcels,
    documents,
    mails,
    history,
    notes,
    edits,
    returns,
    exchanges,
    unclear,
    audit,
    about,
    freight,
    wrong,
  ] = await Promise.all([
    facts.readGoods(sql, id),
    facts.readPayments(sql, id),
    facts.readParcelFacts(sql, id),
    facts.readDocuments(sql, id),
    facts.readMails(sql, orderNo),
    facts.readHistory(sql, id),
    facts.readNotes(sql, id),
    facts.readEdits(sql, id),
    facts.readReturns(sql, id),
    order.can.return ? readExchangeable(sql, orderNo) : undefined,
    facts.readUnclear(sql, id),
    sight.audit ? facts.readAudit(sql, orderNo) : undefined,
    sight.customer ? notesAbout(sql, orderNo) : undefined,
    sight.freight ? facts.readFreight(sql, orderNo) : undefined,
    wrongOfOrders(sql, [id]),
  ]);
  const refundable = payments.reduce(
    (sum, { accepted, amount, refunded, moved }) => sum + (accepted ? amount - refunded - moved : 0),
    0,
  );
  const unclearWords = unclear.map(({ gateway, money, why }) =>
    sight.money ? `A payment of ${money} at ${gateway} was not understood: ${why}` : "A payment was not understood",
  );
  const toCheck = [...(to_check === null ? [] : [to_check]), ...unclearWords];
  const hasLeft = history.some(({ state }) => state === "shipped");
  const { subtotal, discount, delivery_charge, cod_fee, tax_included, total, coupon, refunds } = order;
  const sums = { subtotal, discount, delivery_charge, cod_fee, tax_included, total, coupon };
  return {
    order_no: order.order_no,
    ...placed,
    state: order.state,
    may_become,
    acts: actsOf(staff, order, { hasLeft, refundable, hasMails: mails.length > 0, toCheck: toCheck.length > 0 }),
    placed_at: order.placed_at,
    expires_at: order.expires_at,
    name: order.contact.name,
    ...(sight.contact && { contact: { email: order.contact.email, mobile: order.contact.mobile } }),
    address: sight.contact ? order.address : withoutMobile(order.address),
    address_wrong: wrong.get(id) ?? null,
    ...(about && { customer_notes: about }),
    gst: order.gst,
    note: order.note,
    gift: order.gift,
    payment_method: order.payment_method,
    delivery: order.delivery,
    lines: linesOf(order, goods, sight),
    ...(sight.money && { money: { ...sums, payments: [...payments], refunds, refundable } }),
    ...(freight && { freight: [...freight] }),
    parcel: order.tracking,
    parcels: order.parcels.map(({ cash, ...one }) => ({ ...one, ...(sight.money && { cash }) })),
    parcel_facts: [...parcels],
    documents: documents.map(({ n, total: amount, ...document }) => ({
      ...document,
      url: documentUrl(orderNo, document.kind, n),
      ...(sight.money && { total: amount }),
    })),
    mails: mails.map((mail) => (mail.state === "sent" && !reachesPeople(settings) ? { ...mail, state: "kept" } : mail)),
    history: [...history],
    notes: [...notes],
    edits: edits.map(({ difference, before, after, ...edit }) => ({
      ...edit,
      changed: fieldNames.filter((name) => name in after || name in before),
      before: seen(before, sight),
      after: seen(after, sight),
      ...(sight.money && { difference }),
    })),
    returns: returns.map(({ refund, refund_to, ...one }) => ({ ...one, ...(sight.money && { refund, refund_to }) })),
    exchange_of: order.exchange_of,
    ...(exchanges && { exchanges }),
    return_until: order.return_until,
    to_check: toCheck,
    ...(audit && { audit: [...audit] }),
  };
}
