import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import type { Route } from "./+types/forgotpassword";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { useFromTop } from "./account/useFromTop.ts";

/** Asks for a link to set a new password; the answer is the same whoever asks. */
export async function action({ context, request }: Route.ActionArgs) {
  const typed = await readTyped(request);
  const { email = "" } = typed;
  return attempt("forgot", typed, async () => {
    const { message } = await personalApiOf(context)("POST /forgot/password", { body: { email } });
    return { sentTo: email.trim(), message };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  useFromTop(actionData !== undefined && "sentTo" in actionData);
  const back = (
    <Link to="/login" className="text-link inline-flex min-h-11 items-center">
      Back to the login
    </Link>
  );
  if (actionData && "sentTo" in actionData) {
    return (
      <EntrancePage
        title="Look into your mail"
        lead={<strong className="text-ink">{actionData.sentTo}</strong>}
        below={back}
      >
        <p role="status">{actionData.message}</p>
      </EntrancePage>
    );
  }
  return (
    <EntrancePage
      title="Forgot password"
      canonical="/forgotpassword"
      lead="We send you a link to set a new one."
      below={back}
    >
      <AccountForm intent="forgot" fields={[asked.email]} refused={actionData} submit="Send the link">
        <TextField asked={asked.email} />
      </AccountForm>
    </EntrancePage>
  );
}
