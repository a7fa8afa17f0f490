import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { AppSeed } from "../../parts/AppSeed.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { say } from "../../shell/toasts.ts";
import { keepMe } from "./kept.ts";

type Props = { open: boolean; onClose: () => void };
const others = "All other devices are signed out.";

/** Asks for another password. */
export function ChangePassword({ open, onClose, email }: Props & { email: string }) {
  const send = async ({ password = "" }: Record<string, string>) => {
    keepMe(await call("PUT /me/password", { body: { password } }));
    onClose();
    say({ kind: "done", text: `Your password is changed. ${others}` });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Change the password">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <TextField
              label="The new password"
              name="password"
              type="password"
              autoComplete="new-password"
              error={errors.password}
              hint="At least 12 characters: some words in a row are good. All other devices are signed out."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              Change it
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Takes another authenticator app, by its first code. `seed`: what it is given; undefined: not asked for. */
export function ChangeApp({ seed, onClose }: { seed: DataOf<"POST /me/app"> | undefined; onClose: () => void }) {
  const [shown, setShown] = useState(seed);
  if (seed && seed !== shown) setShown(seed); // stays to be seen while the dialog closes
  const send = async ({ code = "" }: Record<string, string>) => {
    if (!seed) return;
    keepMe(await call("PUT /me/app", { body: { sealed: seed.sealed, code } }));
    onClose();
    say({ kind: "done", text: `The other app counts from now on. ${others}` });
  };
  return (
    <Dialog open={seed !== undefined} onClose={onClose} title="Another authenticator app">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            {shown && <AppSeed qr={shown.qr} seed={shown.seed} />}
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={errors.code}
              hint="The app that you had counts until then. Recovery codes stay as they are."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              Take this app
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
