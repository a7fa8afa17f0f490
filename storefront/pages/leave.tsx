import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import type { Route } from "./+types/leave";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { sendAccountForm } from "./account/sendForm.ts";
import { useFromTop } from "./account/useFromTop.ts";

/** The address is a secret: nothing of it is kept. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** What the address of this link waits for. Opening the page changes nothing: mail programs open links by themselves. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const { data } = await needed(personalApiOf(context)("GET /subscribe/{key}", { parameters: { key } }));
  return { watched: data };
}

export const action = ({ context, params: { key } }: Route.ActionArgs) =>
  attempt("leave", {}, async () => ({
    said: (await personalApiOf(context)("POST /subscribe/{key}/leave", { parameters: { key } })).message,
  }));

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/** Where whoever waits for products sees which, and ends it. */
export default function Leave({ loaderData: { watched }, actionData }: Route.ComponentProps) {
  const said = actionData && "said" in actionData ? actionData.said : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  useFromTop(said !== undefined);
  if (said !== undefined || watched.length === 0)
    return (
      <EntrancePage title={said === undefined ? "No mail comes" : "You have left"}>
        <p role="status">{said ?? "Your address waits for nothing."}</p>
      </EntrancePage>
    );
  return (
    <EntrancePage
      title="What you wait for"
      lead="We write once about each of these, as soon as it can be bought, or costs less."
    >
      <ul className="mb-5">
        {watched.map(({ kind, product_name, product_url }) => (
          <li key={`${kind} ${product_url}`}>
            <Link to={`/product/${product_url}`} className="text-link inline-flex min-h-11 items-center">
              {product_name}
            </Link>
            {kind === "price" && <span className="text-muted"> when it costs less</span>}
          </li>
        ))}
      </ul>
      <AccountForm intent="leave" fields={[]} refused={refused} submit="No mails, please">
        {null}
      </AccountForm>
    </EntrancePage>
  );
}
