import { data } from "react-router";
import type { Order } from "../../contract/orders.ts";
import { personalApiOf } from "../api/context.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Picture } from "../parts/Picture.tsx";
import type { Route } from "./+types/thankyou";
import { sendAccountForm } from "./account/sendForm.ts";
import { readTyped } from "./account/typed.ts";
import { Totals } from "./cart/Totals.tsx";
import { KeepOrder } from "./order/KeepOrder.tsx";
import { keepOrder } from "./order/keepOrder.ts";
import { OrderLines } from "./order/OrderLines.tsx";
import { orderNotices } from "./order/OrderNotices.tsx";
import { outcomeOf, saidOutcomes } from "./order/outcome.ts";
import { Refunds } from "./order/Refunds.tsx";
import { orderPage, readOrder } from "./order/readOrder.ts";
import { useFreshOrder } from "./order/useFreshOrder.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const key = query.get("key") ?? "";
  const said = saidOutcomes.find((outcome) => outcome === params.payment_response.toLowerCase());
  if (!said) throw data(null, { status: 404 });
  return { said, key, order: await readOrder(personalApiOf(context), query.get("order") ?? "", key) };
}

/** Keeps the order in an account. */
export async function action({ context, request }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = await readTyped(request);
  return keepOrder(personalApiOf(context), query.get("order") ?? "", query.get("key") ?? "", typed);
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/** What weighs most in the order, large: on a phone under the heading, else above what was ordered. */
function Main({ lines, className }: Pick<Order, "lines"> & { className: string }) {
  const [main] = lines.toSorted((a, b) => b.line_total - a.line_total);
  return (
    main && (
      <div className={className}>
        <Picture src={main.image} alt="" sizes="(min-width: 64rem) 480px, 100vw" priority />
      </div>
    )
  );
}

/** Tells how an order stands. It only shows what the shop knows: opening it again never pays or orders. */
export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  const { order, said, key } = loaderData;
  const outcome = outcomeOf(order, said);
  const { heading, Text } = orderNotices[outcome];
  useFreshOrder(outcome === "pending");
  return (
    <div className="page grid min-h-[70vh] grid-cols-[minmax(0,1fr)] gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start lg:gap-20">
      <PageHead title={heading} hidden />
      <div className="max-w-prose">
        <div aria-live="polite">
          <p className="caps text-muted">Order {order.order_no}</p>
          <h1 tabIndex={-1} className="mt-3 font-display text-5xl md:min-h-[2lh] md:text-6xl">
            {heading}
          </h1>
          {outcome === "placed" && <Main lines={order.lines} className="mt-6 md:hidden" />}
          <div className="mt-6 space-y-4 text-lg [&_.button]:mt-4">
            <Refunds order={order} />
            <Text order={order} said={said} orderKey={key} page={orderPage(order.order_no, key)} />
          </div>
        </div>
        {order.can.keep && (
          <div className="mt-10 border-t border-hairline pt-5">
            <KeepOrder order={order} said={actionData} />
          </div>
        )}
      </div>
      <section aria-label="What you ordered">
        {outcome === "placed" && <Main lines={order.lines} className="mb-6 max-md:hidden" />}
        <OrderLines order={order} />
        <div className="mt-4">
          <Totals amounts={order} deliveryKnown />
        </div>
      </section>
    </div>
  );
}
