import { useState } from "react";
import { call } from "../../api/call.ts";
import { knowsPasskeys, makePasskey } from "../../api/passkey.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { When } from "../../parts/When.tsx";
import { deviceName } from "./deviceName.ts";
import { keepMe, type Me } from "./kept.ts";

/** One's passkeys: each device or stick that opens the office. */
export function Passkeys({ me }: { me: Me }) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Me["passkeys"][number]>();
  return (
    <Card
      title="Passkeys"
      aside={
        knowsPasskeys() && (
          <Button small icon="plus" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      {me.passkeys.length === 0 && (
        <p className="text-muted">
          None yet. With a passkey you sign in by finger, face or PIN of your device, and nobody can ask you for it.
        </p>
      )}
      <ul className="divide-y divide-hairline">
        {me.passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 py-2">
            <Icon name="passkey" className="size-5 text-muted" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-[550]">{passkey.name}</p>
              <p className="text-xs text-muted">
                {passkey.last_used_at ? (
                  <>
                    last used <When time={passkey.last_used_at} />
                  </>
                ) : (
                  <>
                    made <When time={passkey.created_at} />
                  </>
                )}
              </p>
            </div>
            <Button small look="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => setLeaving(passkey)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Add open={adding} onClose={() => setAdding(false)} />
      <Remove passkey={leaving} onClose={() => setLeaving(undefined)} />
    </Card>
  );
}

function Add({ open, onClose }: { open: boolean; onClose: () => void }) {
  const add = async ({ name = "" }: Record<string, string>) => {
    const options = await call("POST /me/passkeys/options");
    keepMe(await call("POST /me/passkeys", { body: { name, response: await makePasskey(options) } }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Add a passkey">
      <Form onSend={add}>
        {({ errors, failure, busy }) => (
          <>
            <TextField
              label="Its name"
              name="name"
              defaultValue={deviceName(navigator.userAgent)}
              error={errors.name}
              hint="So that you know it again in this list"
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Make it on this device
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function Remove({ passkey, onClose }: { passkey: Me["passkeys"][number] | undefined; onClose: () => void }) {
  const remove = useWrite("DELETE /me/passkeys/{id}", { done: "The passkey is removed.", after: keepMe });
  return (
    <Dialog
      open={passkey !== undefined}
      onClose={onClose}
      title={`Remove ${passkey?.name ?? "it"}?`}
      acts={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            onClick={() => {
              if (passkey) remove.start({ parameters: { id: passkey.id } });
              onClose();
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      It opens the office no longer. What the device itself keeps of it can be deleted there.
    </Dialog>
  );
}
