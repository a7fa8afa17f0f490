import { useEffect, useRef } from "react";
import { Form, useNavigate, useNavigation, useSubmit } from "react-router";
import { personalApiOf } from "../api/context.ts";
import { customer } from "../device/customer.ts";
import { toast } from "../device/toast.ts";
import { button } from "../parts/button.ts";
import type { Route } from "./+types/verifyAccount";
import { attempt } from "./account/act.ts";
import { EntrancePage } from "./account/EntrancePage.tsx";
import { useWelcome } from "./account/useWelcome.ts";
import { Welcomed } from "./account/Welcomed.tsx";

/** The address is a secret: nothing of it is kept. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const action = ({ context, params: { token } }: Route.ActionArgs) =>
  attempt("verify", {}, async () => {
    const { customer, message } = await personalApiOf(context)("POST /verify/account", { body: { token } });
    return { customer, message, to: "/" };
  });

/** Posts the link's token as soon as the page is there. Only looking at the page, as mail scanners do, uses nothing up. */
export default function VerifyAccount({ actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const busy = useNavigation().state !== "idle";
  const posted = useRef(actionData !== undefined);
  const welcome = actionData && "customer" in actionData ? actionData : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  useWelcome(welcome);
  useEffect(() => {
    if (posted.current) return;
    posted.current = true;
    void submit(null, { method: "post" });
  }, [submit]);
  useEffect(() => {
    if (!refused) return;
    toast("error", refused.message);
    // Who is logged in is let in there only with a reason, and goes on from there by himself.
    void navigate(customer.get() ? "/register?link=refused" : "/register", {
      replace: true,
      state: { message: refused.message },
    });
  }, [refused, navigate]);
  return (
    <EntrancePage title="Confirm your e-mail address">
      {welcome ? (
        <Welcomed welcome={welcome} />
      ) : (
        <Form method="post" className="space-y-6">
          <p role="alert" className="text-error empty:hidden">
            {refused?.message}
          </p>
          {refused && (
            <noscript>
              <a href="/login" className="underline">
                Log in to ask for a new link
              </a>
            </noscript>
          )}
          <button className={button.primary} disabled={busy}>
            {busy ? "Confirming …" : "Confirm"}
          </button>
        </Form>
      )}
    </EntrancePage>
  );
}
