import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import { useQuery } from "../parts/useQuery.ts";
import type { Route } from "./+types/login";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt, onlyVisitors } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { ResendForm } from "./account/ResendForm.tsx";
import { asked } from "./account/rules.ts";
import { safePath } from "./account/safePath.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { useNobody } from "./account/useNobody.ts";
import { useWelcome } from "./account/useWelcome.ts";
import { Welcomed } from "./account/Welcomed.tsx";

const targetOf = (request: Request) => safePath(new URL(request.url).searchParams.get("to"));

export const loader = ({ context, request }: Route.LoaderArgs) =>
  onlyVisitors(personalApiOf(context), targetOf(request));

/** After logging in the page goes on by itself; its loader would do so before the device has taken the customer over. */
export const shouldRevalidate = () => false;

/** Logs in, or sends the verification link once more. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "", email = "", password = "" } = typed;
  if (intent === "resend") {
    return attempt(intent, typed, async () => ({
      sent: (await api("POST /resend/verification", { body: { email } })).message,
    }));
  }
  return attempt(intent, typed, async () => {
    const { customer, message } = await api("POST /login", { body: { email, password } });
    return { customer, message, greeting: `Welcome, ${customer.name}.`, to: targetOf(request) };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/** What brought one here, in words of ours: an address can't make the page say something else. */
const reasons = new Map([
  ["reset", "Your new password is set. Please log in."],
  ["deleted", "Your account is deleted."],
]);

export default function Login({ actionData }: Route.ComponentProps) {
  const query = useQuery();
  const welcome = actionData && "customer" in actionData ? actionData : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const sent = actionData && "sent" in actionData ? actionData.sent : undefined;
  useNobody();
  useWelcome(welcome);
  const said = sent ?? reasons.get(query.get("said") ?? "");
  const to = query.get("to");
  return (
    <EntrancePage title="Login" canonical="/login" below={welcome ? undefined : <NoAccount to={to} />}>
      {welcome ? (
        <Welcomed welcome={welcome} />
      ) : (
        <div className="space-y-5">
          <p role="status" className="border-l-4 border-brand bg-tint px-4 py-3 empty:hidden">
            {said}
          </p>
          <AccountForm
            intent="login"
            fields={[asked.email, asked.password]}
            refused={refused}
            submit="Login"
            beside={<Forgotten />}
          >
            <TextField asked={asked.email} />
            <TextField asked={asked.password} />
          </AccountForm>
          {refused?.reason === "unverified" && <ResendForm email={refused.typed.email ?? ""} refused={refused} />}
        </div>
      )}
    </EntrancePage>
  );
}

const Forgotten = () => (
  <Link to="/forgotpassword" className="text-link inline-flex min-h-11 items-center">
    Forgot password
  </Link>
);

const NoAccount = ({ to }: { to: string | null }) => (
  <p>
    New here?{" "}
    <Link
      to={to ? `/register?${new URLSearchParams({ to })}` : "/register"}
      className="text-link inline-flex min-h-11 items-center"
    >
      Open an account
    </Link>
    <span className="block text-sm text-muted">You need none to order.</span>
    <Link to="/orders/lookup" className="text-link inline-flex min-h-11 items-center">
      Find an order without one
    </Link>
  </p>
);
