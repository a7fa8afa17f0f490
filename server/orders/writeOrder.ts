import type { OrderRequest } from "../../contract/orders.ts";
import { stateCode } from "../../contract/states.ts";
import type { Priced } from "../cart/price.ts";
import type { Frozen } from "../cart/quoteToken.ts";
import type { Transaction } from "../database/connect.ts";
import { leavesBy } from "../shipping/deliver.ts";
import type { Shop } from "../shop/shop.ts";
import { type Staff, written } from "../staff/actor.ts";
import type { agreedTexts } from "./agreedTexts.ts";
import { holdMinutes } from "./unpaidHolds.ts";

/** The order's lines as rows of order_line. */
export const rowsOf = ({ lines }: Pick<Priced, "lines">) =>
  lines.map(({ variant, quantity, total, discount, tax, charges, chargesTax }, index) => ({
    variant_id: variant.id,
    product_name: variant.product_name,
    product_slug: variant.product_url,
    option_text: variant.option_text,
    sku: variant.sku,
    image: variant.image,
    hsn: variant.hsn,
    quantity,
    unit_price: variant.price,
    mrp: variant.mrp,
    discount,
    gst_bp: variant.gst_bp,
    taxable: total - discount - tax,
    tax,
    charges,
    charges_tax: chargesTax,
    position: index + 1,
  }));

/** For how long an order that is to be paid is held, in minutes: of a caller, who gets the link by mail, a day. */
const minutesHeld = ({ settings }: Shop, now: Priced, by: Staff | undefined) =>
  by ? 1_440 : holdMinutes(settings, now);

/** An order that was written, and its open payment. */
type Written = { id: number; intent: number | null };

/**
 * Writes the order, its lines, the beginning of its history, its open payment and what was agreed to, in one statement.
 * A line whose price is another one by now is left out. Undefined: there is a live order of this checkout already.
 */
export async function writeOrder(
  tx: Transaction,
  shop: Shop,
  {
    orderNo,
    from,
    by,
    toCheck,
    request,
    customerId,
    frozen,
    now,
    agreed,
  }: {
    orderNo: string;
    from: string;
    by: Staff | undefined;
    toCheck: string | undefined;
    request: OrderRequest;
    customerId: number | undefined;
    frozen: Frozen;
    now: Priced;
    agreed: Awaited<ReturnType<typeof agreedTexts>>;
  },
): Promise<Written | undefined> {
  const paidLater = request.payment_method !== "cod";
  const { contact, address } = request;
  const { actor, staffName, staffId } = written(by ?? "shopper");
  const [state, cause] = paidLater ? ["awaiting_payment", "Ordered"] : ["confirmed", "Ordered, to be paid on delivery"];
  const [order] = await tx<Written[]>`
    with placed as (
      insert into orders (order_no, checkout_id, customer_id, name, email, mobile, address, state_code, gst, note, gift, payment_method, state, items,
        discount, shipping, fees, tax_included, total, coupon_code, delivery_from, delivery_to, leaves_by, placed_from, channel, staff_id, to_check, expires_at)
      values (${orderNo}, ${frozen.checkout}, ${customerId ?? null}, ${contact.name}, ${contact.email}, ${contact.mobile}, ${tx.json(address)},
        ${stateCode(address.state) ?? ""}, ${request.gst ? tx.json(request.gst) : null}, ${request.note || null},
        ${request.gift ? tx.json(request.gift) : null}, ${request.payment_method},
        ${state}, ${now.items}, ${now.discount}, ${now.shipping}, ${now.fees}, ${now.tax}, ${now.total},
        ${now.coupon?.valid ? now.coupon.code : null}, ${now.delivery?.date_from ?? null}, ${now.delivery?.date_to ?? null},
        ${leavesBy(
          now.lines.map(({ variant }) => variant),
          shop.settings.shop,
        )}, ${from}, ${by ? "phone" : "web"}, ${by?.staffId ?? null}, ${toCheck ?? null},
        case when ${paidLater} then now() + ${minutesHeld(shop, now, by)} * interval '1 minute' end)
      on conflict (checkout_id) where live do nothing
      returning id),
    lines as (
      insert into order_line (order_id, variant_id, product_name, product_slug, option_text, sku, image, hsn, quantity, unit_price, mrp, discount,
        gst_bp, taxable, tax, charges, charges_tax, position)
      select placed.id, l.* from placed, jsonb_to_recordset(${tx.json(rowsOf(now))}) as l (variant_id int, product_name text, product_slug text,
        option_text text, sku text, image text, hsn text, quantity int, unit_price bigint, mrp bigint, discount bigint, gst_bp int,
        taxable bigint, tax bigint, charges bigint, charges_tax bigint, position smallint)
      join variant v on v.id = l.variant_id and v.price = l.unit_price),
    event as (
      insert into order_event (order_id, seq, to_state, cause, actor, staff_name, staff_id)
      select id, 1, ${state}, ${cause}, ${actor}, ${staffName}, ${staffId}::int from placed),
    consents as (
      insert into order_consent (order_id, policy, version)
      select placed.id, a.* from placed, jsonb_to_recordset(${tx.json(agreed)}) as a (policy text, version text)),
    intent as (
      insert into payment_intent (order_id, gateway, amount) select id, ${request.payment_method}, ${now.total} from placed where ${paidLater}
      returning id)
    select id, (select id from intent) as intent from placed`;
  return order;
}
