import { useEffect, useRef } from "react";
import type { Order } from "../../../contract/orders.ts";
import { AccountForm } from "../account/AccountForm.tsx";
import type { Refused } from "../account/answer.ts";
import { Checkbox } from "../account/Checkbox.tsx";
import { asked } from "../account/rules.ts";
import { TextField } from "../account/TextField.tsx";
import type { Kept } from "./keepOrder.ts";

const password = { ...asked.newPassword, label: "Password" };

type Props = { order: Order; said: Kept | Refused | undefined };

/** Without script this brings what was answered into view. */
const focused = { tabIndex: -1, autoFocus: true };

/** Says that the mail is on its way, to the ear too: the form that had the focus is gone. */
function Sent({ order, message }: { order: Order; message: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" {...focused}>
        {message}
      </p>
      <p className="mt-2 text-sm text-muted">
        It went to <strong className="text-ink">{order.contact.email}</strong> and is good for 24 hours. Nothing there
        after a few minutes? Please look into the spam folder.
      </p>
    </>
  );
}

/** Offers a visitor an account with what he typed for his order: only a password is asked. Works without script. */
export function KeepOrder({ order, said }: Props) {
  const { contact } = order;
  return (
    <section aria-labelledby="keep-heading" className="max-w-prose print:hidden">
      <h2 id="keep-heading" className="font-display text-2xl">
        Keep this order in an account
      </h2>
      <div className="mt-2 text-base">
        {said && "kept" in said ? (
          <Sent order={order} message={said.message} />
        ) : (
          <>
            <p className="mb-5">
              Your name, mobile and address are taken from the order: only a password is missing. We then send a link to{" "}
              <strong className="break-words">{contact.email}</strong>.
            </p>
            <AccountForm intent="keep" fields={[password]} refused={said} submit="Open account" look="secondary">
              <input type="email" name="email" autoComplete="username" value={contact.email} readOnly hidden />
              <TextField asked={password} />
              <Checkbox name="offers">Send me mails about offers, until I say no.</Checkbox>
            </AccountForm>
            <p className="mt-4 text-sm text-muted">
              We keep your details to run your account and your orders, as the{" "}
              <a href="/privacypolicy" target="_blank" className="text-link">
                privacy policy
              </a>{" "}
              says.
            </p>
          </>
        )}
      </div>
    </section>
  );
}
