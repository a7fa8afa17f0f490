import { useEffect, useRef } from "react";
import { personalApiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { button } from "../parts/button.ts";
import { formatWeekday } from "../parts/day.ts";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/booking";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { readTyped } from "./account/typed.ts";
import { clockOf } from "./tryout/days.ts";
import { readWeek } from "./tryout/readWeek.ts";
import { Times } from "./tryout/Times.tsx";

const keyIn = (address: string) => new URL(address).searchParams.get("key") ?? "";

export async function loader({ context, params: { booking_no }, request }: Route.LoaderArgs) {
  const api = personalApiOf(context);
  const key = keyIn(request.url);
  const { data: tryOut } = await needed(
    api("GET /bookings/{booking_no}", { parameters: { booking_no }, query: { key } }),
  );
  const moving = new URL(request.url).searchParams.has("from");
  const week = tryOut.may_change && moving ? await needed(readWeek(api, tryOut.product_url, request.url)) : null;
  return { tryOut, key, week };
}

export async function action({ context, params: { booking_no }, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "", slot = "" } = typed;
  const held = { parameters: { booking_no }, query: { key: keyIn(request.url) } };
  return attempt(intent, typed, async () => {
    if (intent === "move") await api("POST /bookings/{booking_no}/move", { ...held, body: { slot: slot || "-" } });
    else if (intent === "cancel") await api("POST /bookings/{booking_no}/cancel", held);
    else await api("POST /bookings/{booking_no}/confirm", held);
    return { done: intent };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

const said: Record<string, string> = {
  confirm: "Thank you. We look forward to seeing you.",
  move: "Your booking has moved. The mail brings the new time for your calendar.",
  cancel: "Your booking is cancelled, and the time is free for somebody else.",
};
const states = {
  booked: "Your time is booked",
  shown: "Thank you for coming",
  no_show: "We missed you",
  cancelled: "This booking is cancelled",
};

export default function Booking({ loaderData: { tryOut, key, week }, actionData }: Route.ComponentProps) {
  const shop = useShell()?.shop;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (actionData && "done" in actionData) status.current?.focus();
  }, [actionData]);
  const { state, starts_at, ends_at, product_name, product_url, booking_no, may_change, confirmed } = tryOut;
  return (
    <div className="page">
      <PageHead title={states[state]} hidden />
      <Breadcrumbs crumbs={[{ name: product_name, to: `/product/${product_url}` }]} here={`Booking ${booking_no}`} />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">{states[state]}</h1>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="mt-4 max-w-prose border-l-4 border-brand bg-tint px-4 py-3 empty:hidden"
      >
        {done && said[done]}
      </p>
      <dl className="mt-6 grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-muted">When</dt>
        <dd className={state === "cancelled" ? "line-through" : "font-semibold"}>
          {formatWeekday(starts_at)}, {clockOf(starts_at)} to {clockOf(ends_at)}
        </dd>
        <dt className="text-muted">What</dt>
        <dd>
          <Link to={`/product/${product_url}`} className="text-link">
            {product_name}
          </Link>
        </dd>
        {shop && (
          <>
            <dt className="text-muted">Where</dt>
            <dd>
              {shop.name}, {shop.address.join(", ")}.{" "}
              <a href={shop.map_url} rel="noreferrer" className="text-link">
                Map
              </a>
            </dd>
          </>
        )}
        <dt className="text-muted">Booking</dt>
        <dd className="figures">{booking_no}</dd>
      </dl>
      {may_change ? (
        <div className="mt-8 grid max-w-2xl gap-8">
          <div className="flex flex-wrap gap-3">
            {confirmed ? (
              <p className="inline-flex min-h-11 items-center font-semibold text-success">You come: thank you.</p>
            ) : (
              <AccountForm intent="confirm" fields={[]} refused={refused} submit="I will come">
                {null}
              </AccountForm>
            )}
            <a href={tryOut.calendar} className={`${button.secondary} self-end`}>
              Add to my calendar
            </a>
          </div>
          <section aria-labelledby="other">
            <h2 id="other" className="mb-3 font-display text-3xl">
              Another time
            </h2>
            {week === null ? (
              <Link
                to={`?${new URLSearchParams({ key, from: "today" })}`}
                preventScrollReset
                className={button.secondary}
              >
                See the free times
              </Link>
            ) : week.away ? (
              <p role="alert">{week.away}</p>
            ) : (
              <AccountForm intent="move" fields={[]} refused={refused} submit="Take this time instead" look="secondary">
                <Times {...week} keep={{ key }} error={refused?.errors.slot} />
              </AccountForm>
            )}
          </section>
          <section aria-labelledby="cancel">
            <h2 id="cancel" className="mb-3 font-display text-3xl">
              Can’t come?
            </h2>
            <AccountForm intent="cancel" fields={[]} refused={refused} submit="Cancel this booking" look="secondary">
              {null}
            </AccountForm>
          </section>
        </div>
      ) : (
        <p className="mt-8">
          <Link to={`/tryout/${product_url}`} className={button.secondary}>
            Choose another time
          </Link>
        </p>
      )}
    </div>
  );
}
