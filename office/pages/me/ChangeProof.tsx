import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { say } from "../../shell/toasts.ts";
import { keepMe } from "./kept.ts";
import { AppForm, PasswordForm } from "./ProofForms.tsx";

type Props = { open: boolean; onClose: () => void };
const others = "All other devices are signed out.";

/** Asks for another password. */
export function ChangePassword({ open, onClose, email }: Props & { email: string }) {
  const send = async (password: string) => {
    keepMe(await call("PUT /me/password", { body: { password } }));
    onClose();
    say({ kind: "done", text: `Your password is changed. ${others}` });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Change the password">
      <PasswordForm email={email} label="The new password" hint={others} act="Change it" onPassword={send} />
    </Dialog>
  );
}

/** Takes another authenticator app, by its first code. `seed`: what it is given; undefined: not asked for. */
export function ChangeApp({ seed, onClose }: { seed: DataOf<"POST /me/app"> | undefined; onClose: () => void }) {
  const [shown, setShown] = useState(seed);
  if (seed && seed !== shown) setShown(seed); // stays to be seen while the dialog closes
  const send = async (code: string) => {
    if (!seed) return;
    keepMe(await call("PUT /me/app", { body: { sealed: seed.sealed, code } }));
    onClose();
    say({ kind: "done", text: `The other app counts from now on. ${others}` });
  };
  return (
    <Dialog open={seed !== undefined} onClose={onClose} title="Another authenticator app">
      <AppForm
        app={shown}
        hint="The app that you had counts until then. Recovery codes stay as they are."
        act="Take this app"
        onCode={send}
      />
    </Dialog>
  );
}
