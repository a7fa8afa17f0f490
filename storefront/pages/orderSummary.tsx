import { data, redirect, redirectDocument } from "react-router";
import { CallFailed, NoAnswer } from "../api/client.ts";
import { personalApiOf } from "../api/context.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/orderSummary";
import { refusal } from "./account/act.ts";
import { sendForm } from "./account/sendForm.ts";
import { textsOf, withoutPasswords } from "./account/typed.ts";
import { cancelRequest } from "./order/cancelRequest.ts";
import { formatMoment } from "./order/dates.ts";
import { KeepOrder } from "./order/KeepOrder.tsx";
import { keepOrder } from "./order/keepOrder.ts";
import { OrderActions } from "./order/OrderActions.tsx";
import { OrderDetails } from "./order/OrderDetails.tsx";
import { OrderLines } from "./order/OrderLines.tsx";
import { exchangesOf, parcelsOf, returnsOf } from "./order/orderWords.ts";
import { Parcel } from "./order/Parcel.tsx";
import { Parcels } from "./order/Parcels.tsx";
import { payRequest } from "./order/payRequest.ts";
import { Refunds } from "./order/Refunds.tsx";
import { ReturnForm } from "./order/ReturnForm.tsx";
import { Returns } from "./order/Returns.tsx";
import { againPage, keyQuery, orderPage, readOrder } from "./order/readOrder.ts";
import { returnRequest } from "./order/returnRequest.ts";
import { stateNames } from "./order/stateNames.ts";
import { Timeline } from "./order/Timeline.tsx";
import { useFreshOrder } from "./order/useFreshOrder.ts";

const keyOf = (request: Request): string => new URL(request.url).searchParams.get("key") ?? "";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const key = keyOf(request);
  const order = await readOrder(personalApiOf(context), params.order_no, key);
  return { key, order, parcels: parcelsOf(order), exchanges: exchangesOf(order), returns: returnsOf(order) };
}

/** Pays, cancels, asks for a return, or keeps the order in an account. What the shop refuses is told on the page; everything else leads on by a redirect, so that a reload repeats nothing. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const key = keyOf(request);
  const asked = { parameters: { order_no: params.order_no }, query: keyQuery(key) };
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "keep") return keepOrder(api, params.order_no, key, textsOf(form));
  try {
    if (intent === "pay") {
      const { next } = (await api("POST /orders/{order_no}/pay", { ...asked, body: payRequest(form) })).data;
      if (next.kind === "redirect" && next.url) return redirectDocument(next.url, 303);
    } else if (intent === "cancel") {
      await api("POST /orders/{order_no}/cancel", { ...asked, body: cancelRequest(form) });
    } else if (intent === "return") {
      const body = returnRequest(form);
      if ("missing" in body) return { intent, refused: body.missing };
      await api("POST /orders/{order_no}/return", { ...asked, body });
    }
    return redirect(orderPage(params.order_no, key), 303);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) throw data(null, { status: 404 });
    if (error instanceof CallFailed || error instanceof NoAnswer)
      return refusal(error, { intent, refused: error.message });
    throw error;
  }
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (refused, typed) => {
    const { intent = "" } = typed;
    return intent === "keep"
      ? { intent, message: refused, errors: {}, typed: withoutPasswords(typed) }
      : { intent, refused };
  });

export default function OrderSummary({ loaderData, actionData }: Route.ComponentProps) {
  const { order, key, parcels, exchanges, returns } = loaderData;
  const shop = useShell()?.shop;
  useFreshOrder(false);
  const page = orderPage(order.order_no, key);
  const kept = actionData && !("refused" in actionData) ? actionData : undefined;
  const refused = actionData && "refused" in actionData ? actionData : undefined;
  const returning = refused?.intent === "return";
  return (
    <div className="page min-h-[80vh] py-8 md:py-12">
      <PageHead title={`Order ${order.order_no}`} hidden />
      <p className="caps text-muted">
        Ordered <time dateTime={order.placed_at}>{formatMoment(order.placed_at)}</time>
      </p>
      <h1 tabIndex={-1} className="mt-2 font-display text-4xl">
        Order {/* Wide letters must not break the number in the font that comes first: the page would move. */}
        <span className="block text-3xl sm:inline sm:text-4xl">{order.order_no}</span>
      </h1>
      <p id="state" tabIndex={-1} className="mt-2 text-xl">
        {stateNames[order.state]}
      </p>
      {order.exchange_of && (
        <p className="mt-1 text-muted">In exchange for what came back of order {order.exchange_of.order_no}</p>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="space-y-10">
          <div className="max-w-prose space-y-4">
            {parcels.length > 0 ? <Parcels parcels={parcels} /> : order.tracking && <Parcel {...order.tracking} />}
            <Refunds order={order} />
            <OrderActions
              order={order}
              page={page}
              again={againPage(order.order_no, key)}
              refused={returning ? undefined : refused?.refused}
            />
            {order.can.return && (
              <ReturnForm
                order={order}
                exchanges={exchanges}
                page={page}
                refused={returning ? refused.refused : undefined}
              />
            )}
          </div>
          <Timeline order={order} />
          {returns.length > 0 && <Returns returns={returns} />}
          <OrderLines order={order} />
        </div>
        <OrderDetails order={order} orderKey={key} />
      </div>
      {shop && (
        <p className="mt-6 hidden text-sm print:block">
          {shop.legal_name}, {shop.address.join(", ")}. {shop.phones[0]}. {shop.email}. GSTIN {shop.gstin}
        </p>
      )}
      {order.can.keep && (
        <div className="mt-10 border-t border-hairline pt-8">
          <KeepOrder order={order} said={kept} />
        </div>
      )}
    </div>
  );
}
