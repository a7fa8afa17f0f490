import { personalApiOf } from "../api/context.ts";
import { button } from "../parts/button.ts";
import { Link } from "../parts/Link.tsx";
import { useShell } from "../parts/shellData.ts";
import type { Route } from "./+types/register";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt, onlyVisitors, whoIs } from "./account/act.ts";
import { Checkbox } from "./account/Checkbox.tsx";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { ResendForm } from "./account/ResendForm.tsx";
import { asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { useFromTop } from "./account/useFromTop.ts";
import { useNobody } from "./account/useNobody.ts";

const password = { ...asked.newPassword, label: "Password" };
const fields = [asked.name, asked.email, asked.mobile, password];

/** A link that was refused leads here whoever opened it; else the page is for visitors. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = personalApiOf(context);
  if (!new URL(request.url).searchParams.has("link")) return onlyVisitors(api);
  return (await whoIs(api)) === null ? null : { isCustomer: true };
}

/** Opens an account, or sends its verification link once more. The answer never tells whether there was one already. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "", name = "", email = "", mobile = "", password = "", offers } = typed;
  return attempt(intent, typed, async () => {
    const { message } =
      intent === "resend"
        ? await api("POST /resend/verification", { body: { email } })
        : await api("POST /register", { body: { name, email, mobile, password, offers: offers === "yes" } });
    return { sentTo: email.trim(), message };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function Register({ actionData, loaderData }: Route.ComponentProps) {
  const shop = useShell()?.shop.name;
  const isCustomer = loaderData?.isCustomer ?? false;
  useNobody(isCustomer);
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  if (actionData && "sentTo" in actionData) return <Sent {...actionData} />;
  if (refused?.intent === "resend") return <Sent sentTo={refused.typed.email ?? ""} message={refused.message} />;
  if (isCustomer)
    return (
      <EntrancePage
        title="You are logged in"
        canonical="/register"
        lead="Your account is open: there is nothing left to confirm."
      >
        <Link to="/profile" className={button.primary}>
          My Profile
        </Link>
      </EntrancePage>
    );
  return (
    <EntrancePage
      title="Open an account"
      canonical="/register"
      lead="For your orders, addresses and cart on every device."
      below={
        <p>
          You have one already?{" "}
          <Link to="/login" className="text-link inline-flex min-h-11 items-center">
            Login
          </Link>
        </p>
      }
    >
      <AccountForm intent="register" fields={fields} refused={refused} submit="Open account">
        <TextField asked={asked.name} />
        <TextField asked={asked.email} />
        <TextField asked={asked.mobile} />
        <TextField asked={password} />
        <Checkbox name="offers">Send me mails about offers, until I say no.</Checkbox>
        <p className="text-sm text-muted">
          We keep your details to run your account and your orders, as the{" "}
          <a href="/privacypolicy" target="_blank" className="text-link">
            privacy policy
          </a>{" "}
          of {shop} says.
        </p>
      </AccountForm>
    </EntrancePage>
  );
}

function Sent({ sentTo, message }: { sentTo: string; message: string }) {
  useFromTop(true);
  return (
    <EntrancePage title="Look into your mail" lead={<strong className="text-ink">{sentTo}</strong>}>
      <div className="space-y-6">
        <p role="status">{message}</p>
        <p className="text-sm text-muted">
          The link is good for 24 hours. Nothing there after a few minutes? Please look into the spam folder, or:
        </p>
        <ResendForm email={sentTo} refused={undefined} />
      </div>
    </EntrancePage>
  );
}
