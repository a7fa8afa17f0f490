import { Link, redirect } from "react-router";
import { personalApiOf } from "../api/context.ts";
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

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { password = "" } = await readTyped(request);
  return attempt("reset", {}, async () => {
    await personalApiOf(context)("POST /reset/password", { body: { token, password } });
    return redirect("/login?said=reset", 303);
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const isOld = actionData && Object.keys(actionData.errors).length === 0;
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
      <AccountForm intent="reset" fields={[asked.newPassword]} refused={actionData} submit="Set password">
        <TextField asked={asked.newPassword} />
      </AccountForm>
    </EntrancePage>
  );
}
