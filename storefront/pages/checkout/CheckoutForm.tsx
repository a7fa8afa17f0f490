import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { PaymentMethod } from "../../../contract/cart.ts";
import { uuid } from "../../../contract/uuid.ts";
import type { CartLine } from "../../device/line.ts";
import { askForQuote } from "../../device/quote.ts";
import type { Placing } from "../../device/rootState.ts";
import { useQuote } from "../../device/useQuote.ts";
import { ByTheMonth } from "../../parts/emi/ByTheMonth.tsx";
import { paidOnline, useLeastPlan } from "../../parts/emi/useLeastPlan.ts";
import { formatPaise } from "../../parts/money.ts";
import { useQuery } from "../../parts/useQuery.ts";
import { Failed } from "../cart/Failed.tsx";
import { AddressStep } from "./AddressStep.tsx";
import { DeliveryStep, deliveryText } from "./DeliveryStep.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { deliveryFields, fieldNames } from "./fields.ts";
import { OrderAside } from "./OrderAside.tsx";
import type { Outcome } from "./outcome.ts";
import { PaymentStep } from "./PaymentStep.tsx";
import { Refusal } from "./Refusal.tsx";
import { Step } from "./Step.tsx";
import { placeOf, stepOf } from "./steps.ts";
import { understand } from "./understand.ts";
import { useCheck } from "./useCheck.ts";
import { useCheckoutForm } from "./useCheckoutForm.ts";
import { usePaymentSaid } from "./usePaymentSaid.ts";
import { whyClosed } from "./whyClosed.ts";

const addressFields = fieldNames.filter((name) => !deliveryFields.includes(name));

type Props = {
  lines: CartLine[];
  methods: PaymentMethod[];
  upiLimit: number;
  /** The shop's fee for cash on delivery, in paise. */
  codFee: number;
  /** The shop's own GSTIN, which is nobody else's. */
  gstin: string;
  outcome: Outcome | undefined;
  onPlace: (placing: Placing) => void;
};

/** The three steps; which one is open stands in the address, so that Back goes a step back. */
export function CheckoutForm({ lines, methods, upiLimit, codFee, gstin, outcome, onPlace }: Props) {
  const form = useCheckoutForm(outcome?.kind === "invalid" ? outcome.errors : {});
  const search = useQuery();
  const navigate = useNavigate();
  const understood = understand(form.draft, { states: form.states, gstin });
  const wrong = understood.ok ? form.errors : { ...form.errors, ...understood.errors };
  const asked = search.get("step");
  const open = stepOf(
    asked,
    addressFields.every((name) => !wrong[name]),
  );
  const chosen = methods.find((method) => method === form.draft.payment_method);
  const asking = useQuote(open === "payment" ? chosen : undefined);
  const { quote, current } = asking;
  const noCash = useCheck(open !== "address" && understood.ok ? understood.value : undefined, form.fail);

  const plan = useLeastPlan(quote);
  const byTheMonth = quote && plan && <ByTheMonth sum={paidOnline(quote)} plan={plan} />;
  usePaymentSaid(open === "payment" ? chosen : undefined, asking);

  const [only, ...others] = methods;
  const isOnlyOne = only && others.length === 0 && quote && !whyClosed(only, quote, upiLimit, noCash);
  const { set } = form;
  useEffect(() => {
    if (isOnlyOne && open === "payment" && !chosen) set("payment_method", only);
  });

  const isRefused = addressFields.some((name) => form.errors[name]);
  const isAhead = asked !== null && asked !== open;
  useEffect(() => {
    // The step stays open while it is put right or filled in, and is not left with the first letter that is typed.
    if (isRefused || isAhead) void navigate("?", { replace: true, preventScrollReset: true });
  }, [isRefused, isAhead, navigate]);

  const opened = useRef(open);
  useEffect(() => {
    // What is wrong takes the focus itself.
    if (opened.current !== open && !isRefused) document.getElementById(`step-${open}`)?.focus();
    opened.current = open;
  }, [open, isRefused]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!understood.ok || addressFields.some((name) => wrong[name])) return form.fail(wrong);
    if (open === "address") return void navigate("?step=delivery", { preventScrollReset: true });
    if (open === "delivery") return void navigate("?step=payment", { preventScrollReset: true });
    const unpayable = chosen ? whyClosed(chosen, quote, upiLimit, noCash) : "Please choose how to pay.";
    const agreed = form.draft.consent === "yes";
    if (!chosen || unpayable || !agreed)
      return form.fail({
        ...(unpayable && { payment_method: unpayable }),
        ...(!agreed && { consent: "Please tick this to order." }),
      });
    if (quote && current)
      onPlace({
        key: uuid(),
        body: { ...understood.value, quote: quote.quote, payment_method: chosen, agreed: ["terms", "returns"] },
      });
  };

  const { email, mobile, name, line1, line2, city, pincode } = form.draft;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <form noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} turn={form.turn} />
        <Refusal outcome={outcome}>
          <p>
            {quote && current && (
              <>
                The total is now <strong>{formatPaise(quote.total)}</strong>.{" "}
              </>
            )}
            Please look it over and place the order again.
          </p>
        </Refusal>
        {asking.state === "failed" && <Failed message={asking.message} onRetry={() => void askForQuote(chosen)} />}
        <Step
          number={1}
          name="address"
          title="Contact and address"
          place={placeOf("address", open)}
          decided={
            <>
              <p className="break-words">
                {email} · {mobile}
              </p>
              <p>{[name, line1, line2, `${city} ${pincode}`].join(", ")}</p>
            </>
          }
        >
          <AddressStep form={form} />
        </Step>
        <Step
          number={2}
          name="delivery"
          title="Delivery"
          place={placeOf("delivery", open)}
          decided={deliveryText(quote)}
        >
          <DeliveryStep quote={quote} form={form} />
        </Step>
        <Step number={3} name="payment" title="Payment" place={placeOf("payment", open)} decided="">
          <PaymentStep
            methods={methods}
            upiLimit={upiLimit}
            codFee={codFee}
            noCash={noCash}
            quote={quote}
            current={current}
            form={form}
            byTheMonth={byTheMonth}
          />
        </Step>
      </form>
      <div className="sticky bottom-0 z-10 h-fit lg:top-6">
        <OrderAside lines={lines} quote={quote} current={current} byTheMonth={open !== "payment" && byTheMonth} />
      </div>
    </div>
  );
}
