import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Refused } from "../../api/call.ts";
import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { AreaField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { formatPaise } from "../../parts/money.ts";
import { useOnceKey } from "../../parts/onceKey.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { PickProduct } from "../../parts/PickProduct.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { Choice } from "../order/acts/Choice.tsx";
import { AddressFields, ContactFields, GiftFields, GstFields } from "../order/edit/AddressFields.tsx";
import { type Fields, flatten, linesOf, patchOf } from "../order/edit/fields.ts";
import { LinesField } from "../order/edit/LinesField.tsx";
import { usePlace } from "../order/edit/usePlace.ts";
import { keepOrder, listsOfOrders } from "../order/kept.ts";
import { Caller, type Known } from "./Caller.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import { couponRefused, shortOf, whyNotPlaced } from "./refused.ts";
import { useQuote } from "./useQuote.ts";

const empty: Fields = { "contact.name": "", "contact.mobile": "", "contact.email": "" };
/** What nobody has typed is sent empty, so that the shop says what is to be entered. */
const untyped = { name: "", mobile: "", pincode: "", line1: "", line2: "", city: "", state: "" };

const cash = { value: "cod", name: "Cash on delivery", hint: "It is packed next" } as const;
const link = { value: "link", name: "Link by mail", hint: "Held for a day, until it is paid" } as const;

/** What of the address goes without saying: the caller's own name and number. */
function filled(fields: Fields): Fields {
  const name = fields["address.name"] || fields["contact.name"] || "";
  const mobile = fields["address.mobile"] || fields["contact.mobile"] || "";
  return { ...fields, "address.name": name, "address.mobile": mobile };
}

/** Enter leads to the next field instead of placing the order by chance. */
function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!from.matches("input:not([type=radio]), select")) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("input, select, textarea, button[type=submit]")];
  all[all.indexOf(from) + 1]?.focus();
}

/** An order for a caller: who he is, what he wants, where it goes, and how he pays. */
export default function NewOrder() {
  const navigate = useNavigate();
  const { shop } = useStaff();
  const keyOf = useOnceKey();
  const [fields, setFields] = useState<Fields>(empty);
  const [names, setNames] = useState<Record<string, string>>({});
  const [payment, setPayment] = useState<"cod" | "link">("cod");
  const [coupon, setCoupon] = useState("");
  const [placed, setPlaced] = useState(false);
  const set = (name: string, value: string) => setFields((before) => ({ ...before, [name]: value }));
  const lines = linesOf(fields);
  const pincode = (fields["address.pincode"] ?? "").replace(/\s/g, "");
  const [email = "", mobile = ""] = [fields["contact.email"], fields["contact.mobile"]];
  const found = usePlace(fields, setFields);
  const quoted = useQuote({
    lines,
    payment,
    ...(/^[1-9]\d{5}$/.test(pincode) && { pincode }),
    ...(coupon.trim() && { coupon: coupon.trim() }),
    ...(email.includes("@") && mobile.length >= 10 && { contact: { email, mobile } }),
  });
  const { run } = useWrite("POST /orders", {
    reads: listsOfOrders,
    quiet: true,
    done: ({ order_no }) =>
      payment === "link" ? `${order_no} is held; the link to pay goes out by mail.` : `${order_no} is placed.`,
    after: keepOrder,
  });
  useUnsaved(!placed && Object.values(fields).some((value) => value !== "" && value !== "0"));
  const place = async () => {
    if (lines.length === 0) {
      const message = "What does the caller want? Please add a product.";
      throw new Refused(422, { message, errors: { lines: message } });
    }
    if (!quoted.data || quoted.asking) throw new Error("The price is being worked out. Please try again in a moment.");
    const why = whyNotPlaced(quoted.data, (id) => names[id] ?? "");
    if (why) throw new Error(why);
    const { quote } = quoted.data;
    const { contact, address, gst, note, gift } = patchOf({}, filled(fields));
    const body = {
      quote,
      payment,
      contact: contact ?? { name: "", email: "", mobile: "" },
      address: { ...untyped, ...address },
      ...(gst && { gst }),
      ...(note && { note }),
      ...(gift && { gift }),
    };
    const idempotencyKey = keyOf({ ...body, quote: quoted.data.total, lines });
    const order = await run({ body, idempotencyKey });
    setPlaced(true);
    setTimeout(() => void navigate(`/orders/${order.order_no}`, { replace: true }));
  };
  const take = (known: Known) => {
    const { name, email: mail, mobile: number, addresses } = known;
    const address = addresses[0] ?? {};
    const landmark = { landmark: "" };
    setFields((before) => ({
      ...before,
      ...flatten({ contact: { name, email: mail, mobile: number }, address: { ...landmark, ...address } }),
    }));
  };
  useKeys("This form", [
    {
      keys: "Ctrl+enter",
      what: "Place the order",
      act: () => document.querySelector<HTMLFormElement>("#new-order form")?.requestSubmit(),
    },
  ]);
  return (
    <div id="new-order">
      <PageHead title="New order" aside="for a caller" />
      <Form onSend={place} className="order-columns">
        {({ errors, failure, busy }) => {
          const given = { fields, set, errors };
          const wanted = Object.keys(names).map((name) => {
            const id = Number(name);
            const line = quoted.data?.lines.find((one) => one.id === id);
            const quantity = Number(fields[`line.${id}`] ?? 0);
            const hint = line && `${formatPaise(line.unit_price)} each, ${line.max_quantity} to be had`;
            const mark = shortOf(id, quoted.data?.changes ?? []);
            return { id, name: names[name] ?? "", quantity, image: line?.image ?? null, hint, mark };
          });
          return (
            <>
              <div role="presentation" className="order-main" onKeyDown={leadOn}>
                <Card title="Who is calling">
                  <div className="grid gap-3">
                    <ContactFields {...given} />
                    <Caller typed={mobile || email} onTake={take} />
                  </div>
                </Card>
                <Card title="Goods">
                  {wanted.length > 0 && (
                    <LinesField lines={wanted} set={(id, quantity) => set(`line.${id}`, String(quantity))} />
                  )}
                  <PickProduct
                    label="Add a product"
                    offers
                    name="lines"
                    error={lines.length === 0 ? errors.lines : undefined}
                    onPick={({ id, name }) => {
                      setNames((before) => ({ ...before, [id]: name }));
                      set(`line.${id}`, String(Number(fields[`line.${id}`] ?? 0) + 1));
                    }}
                  />
                </Card>
                <Card title="Where it goes">
                  <AddressFields {...given} found={found} />
                </Card>
                <details className="card">
                  <summary className="font-[600]">Business, coupon, note, gift</summary>
                  <div className="mt-3 grid gap-3">
                    <GstFields {...given} />
                    <TextField
                      label="Coupon"
                      name="coupon"
                      value={coupon}
                      onChange={(event) => setCoupon(event.target.value)}
                      error={quoted.data && coupon.trim() ? couponRefused(quoted.data) : undefined}
                    />
                    <AreaField
                      label="Caller's own words"
                      name="note"
                      rows={2}
                      maxLength={200}
                      value={fields.note ?? ""}
                      onChange={(event) => set("note", event.target.value)}
                      error={errors.note}
                    />
                    <GiftFields {...given} />
                  </div>
                </details>
              </div>
              <div className="order-side">
                <QuoteCard quoted={quoted}>
                  <Choice
                    legend="Pays"
                    name="payment"
                    value={payment}
                    onChange={setPayment}
                    options={shop.takes_links ? [cash, link] : [cash]}
                  />
                  <Failure text={failure} />
                  <Button type="submit" look="primary" busy={busy}>
                    {payment === "link" ? "Hold it and send the link" : "Place the order"}
                  </Button>
                </QuoteCard>
              </div>
            </>
          );
        }}
      </Form>
    </div>
  );
}
