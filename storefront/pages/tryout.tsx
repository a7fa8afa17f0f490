import { data, redirect, useLocation } from "react-router";
import { apiOf, personalApiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Picture } from "../parts/Picture.tsx";
import { telephone } from "../parts/phone.ts";
import { useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/tryout";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt, whoIs } from "./account/act.ts";
import { type Asked, asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { readWeek } from "./tryout/readWeek.ts";
import { Times } from "./tryout/Times.tsx";

const fields = [asked.name, { ...asked.email, autoComplete: "email" }, asked.mobile] satisfies Asked[];
const slotField: Asked = {
  name: "slot",
  label: "Time",
  autoComplete: "off",
  rule: (typed) => (typed ? { ok: true, value: typed } : { ok: false, message: "Please choose a time." }),
};

export async function loader({ context, params: { product_url }, request }: Route.LoaderArgs) {
  const api = personalApiOf(context);
  const [{ data: found }, customer] = await Promise.all([
    needed(
      apiOf(context)("GET /get/product/{product_url}", { parameters: { product_url } }),
      (slug) => `/tryout/${slug}`,
    ),
    whoIs(api),
  ]);
  const { product_name, images, brand, booking } = found;
  if (booking !== "demo") throw redirect(`/product/${product_url}`);
  const week = await needed(readWeek(api, product_url, request.url));
  const body = {
    product: { product_name, product_url: found.product_url, brand: brand.name, picture: images[0] ?? null },
    who: customer && { name: customer.name, email: customer.email, mobile: customer.mobile },
    week,
    once: crypto.randomUUID(),
  };
  return week.away ? data(body, { status: 503 }) : body;
}

export async function action({ context, params: { product_url }, request }: Route.ActionArgs) {
  const typed = await readTyped(request);
  const { slot = "", name = "", email = "", mobile = "", once = "" } = typed;
  return attempt("book", typed, async () => {
    const booked = await personalApiOf(context)("POST /bookings", {
      body: { slot: slot || "-", product_url, contact: { name, email, mobile } },
      headers: once.length >= 8 ? { "Idempotency-Key": once } : {},
    });
    throw redirect(booked.data.link);
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function TryOut({ loaderData: { product, who, week, once }, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const shop = useShell()?.shop;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const phone = shop?.phones[0];
  return (
    <div className="page">
      <PageHead
        title={`Try the ${product.product_name}`}
        description={`Book half an hour with the ${product.product_name} in our showroom.`}
        canonical={`/tryout/${product.product_url}`}
        image={product.picture?.src ?? null}
      />
      <Breadcrumbs crumbs={[{ name: product.product_name, to: `/product/${product.product_url}` }]} here="Try it" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">Try it in the showroom</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <aside className="rounded-card bg-tint p-5 lg:order-last lg:col-start-2 lg:self-start">
          <Link to={`/product/${product.product_url}`} className="flex flex-wrap items-center gap-4 lg:block">
            {product.picture && (
              <Picture
                src={product.picture.src}
                alt={product.picture.alt}
                sizes="(min-width: 1024px) 312px, 96px"
                className="aspect-square w-24 flex-none rounded-card object-cover lg:w-full"
              />
            )}
            <span className="min-w-16 flex-1 lg:mt-4 lg:block">
              <span className="caps block text-muted">{product.brand}</span>
              <strong>{product.product_name}</strong>
            </span>
          </Link>
          {shop && (
            <p className="mt-4 text-sm">
              Half an hour in the room with somebody who plays. {shop.address.join(", ")}. {shop.hours}.{" "}
              <a href={shop.map_url} rel="noreferrer" className="text-link">
                Map
              </a>
              {phone && (
                <>
                  {" · "}
                  <a href={telephone(phone)} className="text-link whitespace-nowrap">
                    {phone}
                  </a>
                </>
              )}
            </p>
          )}
        </aside>
        <section aria-labelledby="when">
          <h2 id="when" className="mb-4 font-display text-3xl">
            When do you come?
          </h2>
          {week.away ? (
            <p role="alert" className="border-l-4 border-error bg-tint px-4 py-3">
              {week.away}{" "}
              <a href={pathname + search} className="text-link">
                Try again
              </a>
            </p>
          ) : (
            <AccountForm
              intent="book"
              fields={[slotField, ...fields]}
              first={{ ...who }}
              refused={refused}
              submit="Book this time"
            >
              <input type="hidden" name="once" value={once} />
              <Times {...week} chosen={refused?.typed.slot} error={refused?.errors.slot} />
              <div className="max-w-prose space-y-5">
                <h2 className="pt-4 font-display text-3xl">Who comes?</h2>
                {fields.map((field) => (
                  <TextField key={field.name} asked={field} />
                ))}
              </div>
              <p className="text-sm text-muted">
                It costs nothing. A mail brings a calendar file and a link by which you move or cancel it. We forget
                name and number after a year.
              </p>
            </AccountForm>
          )}
        </section>
      </div>
    </div>
  );
}
