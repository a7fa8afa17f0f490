import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { keepMe } from "./kept.ts";
import { AppForm, PasswordForm } from "./ProofForms.tsx";

type Chosen = { password: string; app: DataOf<"POST /me/password"> };
type Props = { open: boolean; onClose: () => void; email: string; onCodes: (codes: readonly string[]) => void };

/** Gives who enters by passkeys alone a password too: first the password, then the app's first code. `onCodes` hears the recovery codes. */
export function AddPassword({ open, onClose, email, onCodes }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const confirm = async ({ password, app }: Chosen, code: string) => {
    const { recovery, ...me } = await call("POST /me/password/confirm", {
      body: { password, sealed: app.sealed, code },
    });
    keepMe(me);
    close();
    onCodes(recovery);
  };
  return (
    <Dialog open={open} onClose={close} title="A password and an app">
      {chosen ? (
        <AppForm
          app={chosen.app}
          hint="Your passkeys stay as they are. All other devices are signed out."
          act="Confirm"
          onCode={(code) => confirm(chosen, code)}
        />
      ) : (
        <PasswordForm
          email={email}
          label="A password"
          hint="It opens the office together with a code of an app on your phone."
          act="Continue"
          onPassword={async (password) =>
            setChosen({ password, app: await call("POST /me/password", { body: { password } }) })
          }
        />
      )}
    </Dialog>
  );
}
