import { wantedOrderNo } from "../../contract/fields.ts";
import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import type { Route } from "./+types/lookUp";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { type Asked, asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { useFromTop } from "./account/useFromTop.ts";

const orderNo: Asked = {
  name: "order_no",
  label: "Order number",
  rule: wantedOrderNo,
  autoComplete: "off",
  hint: "Such as 7K3MD-Q9TFX; it is in every mail about the order and on the invoice.",
};

/** Asks for the link of an order to be sent again; the answer is the same whether there is such an order or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const typed = await readTyped(request);
  const { order_no = "", mobile = "" } = typed;
  return attempt("look", typed, async () => ({
    said: (await personalApiOf(context)("POST /orders/lookup", { body: { order_no, mobile } })).message,
  }));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function LookUp({ actionData }: Route.ComponentProps) {
  const said = actionData && "said" in actionData ? actionData.said : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  useFromTop(said !== undefined);
  const below = (
    <>
      <Link to="/profile" className="text-link inline-flex min-h-11 items-center">
        Orders in your account
      </Link>
      <span className="block text-sm text-muted">
        If no mail comes, the number may be mistyped or the address may be another one: please call us.
      </span>
    </>
  );
  if (said !== undefined)
    return (
      <EntrancePage title="Look into your mail" below={below}>
        <p role="status">{said}</p>
      </EntrancePage>
    );
  return (
    <EntrancePage
      title="Find an order"
      canonical="/orders/lookup"
      lead="We send the link of your order to the e-mail address that you ordered with."
      below={below}
    >
      <AccountForm intent="look" fields={[orderNo, asked.mobile]} refused={refused} submit="Send the link">
        <TextField asked={orderNo} />
        <TextField asked={asked.mobile} />
      </AccountForm>
    </EntrancePage>
  );
}
