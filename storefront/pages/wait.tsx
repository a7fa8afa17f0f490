import { apiOf, personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { Price } from "../parts/Price.tsx";
import { chosenVariant, optionText } from "../parts/product/variants.ts";
import type { Route } from "./+types/wait";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { useFromTop } from "./account/useFromTop.ts";

/** What is waited for: a lower price where the address says `for=price`, else that it can be bought. */
const isForPrice = (request: Request) => new URL(request.url).searchParams.get("for") === "price";

const email = { ...asked.email, autoComplete: "email" };

export async function loader({ context, params: { product_url }, request }: Route.LoaderArgs) {
  const { data } = await needed(
    apiOf(context)("GET /get/product/{product_url}", { parameters: { product_url } }),
    (slug) => `/product/${slug}/wait`,
  );
  const variant = chosenVariant(data.variants, new URL(request.url).searchParams.get("variant"));
  return {
    isPrice: isForPrice(request),
    id: variant?.id,
    price: variant?.price,
    name: [data.product_name, variant && optionText(variant)].filter(Boolean).join(", "),
    back: `/product/${data.product_url}?variant=${variant?.id}`,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = await readTyped(request);
  const variant_id = Number(new URL(request.url).searchParams.get("variant") ?? typed.variant_id);
  const body = { variant_id, email: typed.email ?? "" };
  const api = personalApiOf(context);
  return attempt("wait", typed, async () => ({
    said: (
      await (isForPrice(request) ? api("POST /subscribe/price", { body }) : api("POST /subscribe/stock", { body }))
    ).message,
  }));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/** The wish to hear when a variant is back, or costs less. What was wrong with one from the product's page can be mended here. */
export default function Wait({ loaderData: { id, name, back, isPrice, price }, actionData }: Route.ComponentProps) {
  const said = actionData && "said" in actionData ? actionData.said : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  useFromTop(said !== undefined);
  const below = (
    <Link to={back} className="text-link inline-flex min-h-11 items-center">
      Back to the product
    </Link>
  );
  if (said !== undefined)
    return (
      <EntrancePage title="We will tell you" lead={name} below={below}>
        <p role="status">
          {said} We use your address for nothing else and forget it with that mail, or after 180 days.
        </p>
      </EntrancePage>
    );
  return (
    <EntrancePage title={isPrice ? "Tell me when it costs less" : "Tell me when it is back"} lead={name} below={below}>
      {isPrice && price !== undefined && (
        <p className="mb-5">
          It costs <Price paise={price} /> now. We write once, as soon as it can be had for less.
        </p>
      )}
      <AccountForm intent="wait" fields={[email]} refused={refused} submit="Tell me">
        <input type="hidden" name="variant_id" value={id} />
        <TextField asked={email} />
      </AccountForm>
    </EntrancePage>
  );
}
