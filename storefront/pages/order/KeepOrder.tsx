import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { button } from "../../parts/button.ts";
import type { Refused } from "../account/answer.ts";
import type { Kept } from "./keepOrder.ts";

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

/**
 * The one field and its consent. The shop's answer says what is wrong with a password, as an order's pages would get too heavy by the rules
 * of the account's forms.
 */
function PasswordForm({ email, refused }: { email: string; refused: Refused | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get("intent") === "keep";
  const wrong = refused && (refused.errors.password ?? refused.message);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLInputElement>("#keep-password")?.focus();
  }, [refused]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
      className="space-y-5"
    >
      <input type="hidden" name="intent" value="keep" />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div>
        <label htmlFor="keep-password" className="mb-1.5 block font-semibold">
          Password
        </label>
        <input
          type="password"
          id="keep-password"
          name="password"
          className="field"
          autoComplete="new-password"
          required
          maxLength={1000}
          aria-invalid={wrong !== undefined}
          aria-describedby="keep-hint"
          {...(wrong !== undefined && { autoFocus: true })}
        />
        <p id="keep-hint" className={`mt-1 text-sm ${wrong ? "text-error" : "text-muted"}`}>
          {wrong ?? "At least 8 characters. Three words that don’t belong together are good."}
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input type="checkbox" name="offers" value="yes" className="choice" />
        <span>Send me mails about offers, until I say no.</span>
      </label>
      <button className={`${button.secondary} min-w-[min(9rem,100%)]`} aria-disabled={busy}>
        {busy ? "One moment …" : "Open account"}
      </button>
    </Form>
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
            <PasswordForm email={contact.email} refused={said} />
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
