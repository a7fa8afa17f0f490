import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "./+types/profile";
import { attempt, isLoggedOut } from "./account/act.ts";
import { Addresses } from "./account/profile/Addresses.tsx";
import { actions, isIntent } from "./account/profile/actions.ts";
import { Business } from "./account/profile/Business.tsx";
import { Details } from "./account/profile/Details.tsx";
import { Devices } from "./account/profile/Devices.tsx";
import { placeAfter } from "./account/profile/done.ts";
import { EmailChange } from "./account/profile/EmailChange.tsx";
import { LogOut } from "./account/profile/LogOut.tsx";
import { Orders } from "./account/profile/Orders.tsx";
import { PasswordChange } from "./account/profile/PasswordChange.tsx";
import { readProfile, toLogin } from "./account/profile/readProfile.ts";
import { useProfile } from "./account/profile/useProfile.ts";
import { YourData } from "./account/profile/YourData.tsx";
import { sendAccountForm } from "./account/sendForm.ts";
import { readTyped } from "./account/typed.ts";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readProfile(personalApiOf(context), new URL(request.url).searchParams.get("orders") ?? "1");

/** Of a deleted account there is nothing to be read again. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !actionResult?.deleted;

/** Without script the browser itself sends the form and wants a page; with it, only what there is to be done. */
const postedByBrowser = (request: Request) => request.headers.get("Accept")?.includes("text/html") ?? false;

/** Does what one of the forms asks for. What is done leads on by a redirect, so that a reload repeats nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "" } = typed;
  if (!isIntent(intent)) return redirect("/profile", 303);
  return attempt(intent, typed, async () => {
    const answer = await actions[intent](api, typed).catch((error: unknown) => {
      if (isLoggedOut(error)) throw toLogin();
      throw error;
    });
    if (intent === "deleteAccount")
      return postedByBrowser(request) ? redirect("/login?said=deleted", 303) : { deleted: answer.message };
    return redirect(intent === "logout" ? "/login" : placeAfter(intent), 303);
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

const parts = [
  ["orders", "Orders"],
  ["addresses", "Addresses"],
  ["details", "Details"],
  ["business", "Business"],
  ["email", "E-mail"],
  ["password", "Password"],
  ["devices", "Devices"],
  ["data", "Your data"],
] as const;

export default function Profile({ loaderData: { customer, sessions, orders }, actionData }: Route.ComponentProps) {
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const deleted = actionData && "deleted" in actionData ? actionData.deleted : undefined;
  useProfile(customer, deleted);
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="My Profile" hidden />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="caps text-muted">My Profile</p>
          <h1 tabIndex={-1} className="mt-1 font-display text-4xl md:text-5xl">
            {customer.name}
          </h1>
        </div>
        <LogOut />
      </div>
      <nav aria-label="Profile" className="mb-8 flex flex-wrap gap-2">
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="chip">
            {name}
          </a>
        ))}
        <Link to="/wishlist" className="chip">
          Wishlist
        </Link>
      </nav>
      <Orders orders={orders} />
      <Addresses customer={customer} refused={refused} />
      <Details customer={customer} refused={refused} />
      <Business customer={customer} refused={refused} />
      <EmailChange customer={customer} refused={refused} />
      <PasswordChange email={customer.email} refused={refused} />
      <Devices sessions={sessions} refused={refused} />
      <YourData refused={refused} />
    </div>
  );
}
