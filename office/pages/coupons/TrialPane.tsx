import type { CouponFields } from "../../../contract/office/coupon.ts";
import type { DataOf } from "../../api/call.ts";
import { Refused } from "../../api/call.ts";
import { Card } from "../../parts/Card.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatPaise } from "../../parts/money.ts";
import { PickProduct } from "../../parts/PickProduct.tsx";
import { Row } from "../newOrder/QuoteCard.tsx";
import { LinesField, type Wanted } from "../order/edit/LinesField.tsx";
import { fromField } from "../shopfront/words.ts";
import { type TrialCart, trialCart, useTrial } from "./useTrial.ts";

type Trial = DataOf<"POST /coupons/trial">;
/** `fields`: what is typed and not kept yet. `why`: why it can't be tried as it is. */
type Props = { code: string; fields: Partial<CouponFields>; why: string | undefined };

/** A cart to try the coupon on: the shop's own judge says what it gives, or why not, as the rules are typed. */
export function TrialPane({ code, fields, why }: Props) {
  const cart = trialCart.use();
  const set = (part: Partial<TrialCart>) => trialCart.set({ ...cart, ...part });
  const lines = cart.lines.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => ({ id, quantity }));
  const pincode = cart.pincode.replace(/\s/g, "");
  const at = fromField(cart.at);
  const asked = {
    code,
    fields,
    lines,
    customer: cart.customer,
    ...(/^[1-9]\d{5}$/.test(pincode) && { pincode }),
    ...(at && { at }),
  };
  const { data, error } = useTrial(why === undefined && lines.length > 0 ? asked : undefined);
  const errors = error instanceof Refused ? error.errors : {};
  const refused = error && !errors.customer ? error.message : undefined;
  const shown = lines.length > 0 && why === undefined && !error ? data : undefined;
  return (
    <div className="stays">
      <Card title="Try it">
        <div className="grid gap-3">
          {cart.lines.length > 0 && (
            <LinesField
              lines={cart.lines.map((line) => lineOf(shown, line))}
              set={(id, quantity) =>
                set({ lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line)) })
              }
            />
          )}
          <PickProduct
            label="Put into the cart"
            onPick={({ id, name }) => {
              const quantity = (cart.lines.find((line) => line.id === id)?.quantity ?? 0) + 1;
              set({ lines: [...cart.lines.filter((line) => line.id !== id), { id, name, quantity }] });
            }}
          />
          <Verdict trial={shown} why={lines.length > 0 ? (why ?? refused) : undefined} />
          <details>
            <summary className="text-menu font-[550]">Whose cart, where to, when</summary>
            <div className="mt-2 grid gap-3">
              <TextField
                label="Customer's mobile or mail"
                value={cart.customer}
                onChange={({ target }) => set({ customer: target.value })}
                error={errors.customer}
                hint="Empty: somebody who never bought here"
                autoComplete="off"
              />
              <TextField
                label="Pincode"
                inputMode="numeric"
                value={cart.pincode}
                onChange={({ target }) => set({ pincode: target.value })}
                hint="With it delivery is counted too"
                autoComplete="off"
              />
              <TextField
                label="At"
                type="datetime-local"
                value={cart.at}
                onChange={({ target }) => set({ at: target.value })}
                hint="Empty: now. Prices and stock are those of now"
              />
            </div>
          </details>
        </div>
      </Card>
    </div>
  );
}

/** A line of the cart with what it costs, and what of it the coupon takes off. */
function lineOf(trial: Trial | undefined, line: TrialCart["lines"][number]): Wanted {
  const judged = trial?.lines.find(({ id }) => id === line.id);
  if (!judged) return { ...line, image: null };
  const off = judged.discount > 0 && `, ${formatPaise(judged.discount)} off`;
  const out = trial?.valid && !judged.covered && ", not covered";
  return { ...line, image: judged.image, hint: `${formatPaise(judged.unit_price)} each${off || out || ""}` };
}

/** What a shopper would read beside the code, and what he would pay. */
const Verdict = ({ trial, why }: { trial: Trial | undefined; why: string | undefined }) => (
  <div role="status" aria-label="Verdict" className="grid gap-2">
    {!trial && !why && (
      <p className="text-muted">Pick something, and the shop says here what the coupon gives, in a shopper's words.</p>
    )}
    {why && <p className="notice">{why}</p>}
    {trial?.changes.map((message) => (
      <p key={message} className="notice notice-warn">
        {message}
      </p>
    ))}
    {trial && (
      <>
        <p className={`notice ${trial.valid ? "notice-good" : "notice-warn"}`}>{trial.message}</p>
        <dl>
          <Row name="Goods" paise={trial.subtotal} />
          {trial.discount > 0 && <Row name="Coupon" paise={-trial.discount} />}
          {trial.delivery_charge !== null && <Row name="Delivery" paise={trial.delivery_charge} />}
          <div className="sum-row sum-total">
            <dt>Total</dt>
            <dd className="text-xl">
              <Money paise={trial.total} />
            </dd>
          </div>
        </dl>
      </>
    )}
  </div>
);
