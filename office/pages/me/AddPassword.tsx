import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { AppSeed } from "../../parts/AppSeed.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { keepMe } from "./kept.ts";

type Chosen = { password: string; seed: DataOf<"POST /me/password"> };
type Props = { open: boolean; onClose: () => void; email: string; onCodes: (codes: readonly string[]) => void };

/** Gives who enters by passkeys alone a password too: first the password, then the app's first code. `onCodes` hears the recovery codes. */
export function AddPassword({ open, onClose, email, onCodes }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const confirm = async ({ password, seed }: Chosen, code: string) => {
    const { recovery, ...me } = await call("POST /me/password/confirm", {
      body: { password, sealed: seed.sealed, code },
    });
    keepMe(me);
    close();
    onCodes(recovery);
  };
  return (
    <Dialog open={open} onClose={close} title="A password and an app">
      {chosen ? (
        <Form key="code" onSend={({ code = "" }) => confirm(chosen, code)}>
          {({ errors, failure, busy }) => (
            <>
              <AppSeed qr={chosen.seed.qr} seed={chosen.seed.seed} />
              <TextField
                label="Code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                error={errors.code}
                hint="Your passkeys stay as they are. All other devices are signed out."
              />
              <Failure text={failure} />
              <Button type="submit" look="primary" busy={busy} className="justify-self-start">
                Confirm
              </Button>
            </>
          )}
        </Form>
      ) : (
        <Form
          key="password"
          onSend={async ({ password = "" }) =>
            setChosen({ password, seed: await call("POST /me/password", { body: { password } }) })
          }
        >
          {({ errors, failure, busy }) => (
            <>
              <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
              <TextField
                label="A password"
                name="password"
                type="password"
                autoComplete="new-password"
                error={errors.password}
                hint="At least 12 characters: some words in a row are good. It opens the office together with a code of an app on your phone."
              />
              <Failure text={failure} />
              <Button type="submit" look="primary" busy={busy} className="justify-self-start">
                Continue
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
