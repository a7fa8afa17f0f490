import { redirect } from "react-router";
import { CallFailed, NoAnswer } from "../api/client.ts";
import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import type { Route } from "./+types/resetPassword";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { asked } from "./account/rules.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";

/** The address is a secret: nothing of it is kept. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** Whether the link can still be used: who follows an old one is told before he thinks of a password. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    await personalApiOf(context)("POST /reset/password/check", { body: { token } });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) return { refused: error.message };
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error; // it is asked again with the password
  }
  return {};
}

export const shouldRevalidate = () => false;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { password = "" } = await readTyped(request);
  return attempt("reset", {}, async () => {
    await personalApiOf(context)("POST /reset/password", { body: { token, password } });
    return redirect("/login?said=reset", 303);
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function ResetPassword({ actionData, loaderData: { refused } }: Route.ComponentProps) {
  const isOld = refused !== undefined || (actionData && Object.keys(actionData.errors).length === 0);
  return (
    <EntrancePage
      title="Set a new password"
      lead="Every device that is logged in now will be logged out."
      below={
        isOld && (
          <Link to="/forgotpassword" className="text-link inline-flex min-h-11 items-center">
            Ask for a new link
          </Link>
        )
      }
    >
      {refused === undefined ? (
        <AccountForm intent="reset" fields={[asked.newPassword]} refused={actionData} submit="Set password">
          <TextField asked={asked.newPassword} />
        </AccountForm>
      ) : (
        <p role="alert" className="text-error">
          {refused}
        </p>
      )}
    </EntrancePage>
  );
}
