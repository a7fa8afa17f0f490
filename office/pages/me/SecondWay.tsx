import { useState } from "react";
import type { DataOf } from "../../api/call.ts";
import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { RecoveryCodes } from "../../parts/RecoveryCodes.tsx";
import { AddPassword } from "./AddPassword.tsx";
import { ChangeApp, ChangePassword } from "./ChangeProof.tsx";
import type { Me } from "./kept.ts";

/** Below so many codes it is time for new ones. */
const few = 3;

/** The way in without a passkey: password, authenticator app, recovery codes. */
export function SecondWay({ me }: { me: Me }) {
  const { staff } = useStaff();
  const [codes, setCodes] = useState<readonly string[]>();
  const [changing, setChanging] = useState(false);
  const [adding, setAdding] = useState(false);
  const [seed, setSeed] = useState<DataOf<"POST /me/app">>();
  const offer = useWrite("POST /me/app", { after: setSeed });
  const renew = useWrite("POST /me/recovery", { reads: ["GET /me"], after: ({ recovery }) => setCodes(recovery) });
  return (
    <Card title="Password and codes">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">Password</dt>
        <dd>{me.password ? "set" : "none: you enter by passkey"}</dd>
        <dt className="text-muted">Authenticator app</dt>
        <dd>{me.totp ? "asked for with the password" : "none"}</dd>
        <dt className="text-muted">Recovery codes</dt>
        <dd>{me.recovery_left === 0 ? "none" : `${me.recovery_left} left`}</dd>
      </dl>
      {me.totp && (
        <>
          {me.recovery_left <= few && (
            <p className="notice notice-warn mt-3">Make new codes before the last one is used: each opens once.</p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button small onClick={() => setChanging(true)}>
              Change the password
            </Button>
            <Button small busy={offer.busy} onClick={() => offer.start({})}>
              Take another app
            </Button>
            <Button small busy={renew.busy} onClick={() => renew.start({})}>
              Make new recovery codes
            </Button>
          </div>
          <ChangePassword open={changing} onClose={() => setChanging(false)} email={staff.email} />
          <ChangeApp seed={seed} onClose={() => setSeed(undefined)} />
        </>
      )}
      {!me.password && (
        <>
          <p className="mt-3 text-muted">
            Should all your passkeys be lost, a password with a code of an app still opens the office.
          </p>
          <Button small className="mt-3" onClick={() => setAdding(true)}>
            Add a password and an app
          </Button>
        </>
      )}
      <AddPassword open={adding} onClose={() => setAdding(false)} email={staff.email} onCodes={setCodes} />
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title="Your new recovery codes"
        acts={
          <Button look="primary" onClick={() => setCodes(undefined)}>
            I have put them away
          </Button>
        }
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </Card>
  );
}
