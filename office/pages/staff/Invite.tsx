import { useState } from "react";
import { call, type DataOf } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { Button } from "../../parts/Button.tsx";
import { Copy } from "../../parts/Copy.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { When } from "../../parts/When.tsx";
import type { StaffList } from "./list.ts";

type Link = DataOf<"POST /staff/invite">;
type Props = { open: boolean; onClose: () => void; roles: StaffList["roles"] };

/** Asks whom to invite as what, and gives the link that lets him in. */
export function Invite({ open, onClose, roles }: Props) {
  const [made, setMade] = useState<Link & { email: string }>();
  const close = () => {
    onClose();
    setMade(undefined);
  };
  const send = async ({ email = "", role = "" }: Record<string, string>) => {
    const link = await call("POST /staff/invite", { body: { email, role } });
    setMade({ ...link, email });
    void client.invalidateQueries({ queryKey: ["GET /staff"] });
  };
  return (
    <Dialog open={open} onClose={close} title={made ? "The invitation" : "Invite somebody"}>
      {made ? (
        <div className="grid gap-4">
          <p>
            Give this link to <b>{made.email}</b> and to nobody else: whoever opens it first becomes this member. It
            opens once, until <When time={made.expires_at} />.
          </p>
          <Copy label="The invitation's link" text={made.link} />
          <Button look="primary" className="justify-self-end" onClick={close}>
            Done
          </Button>
        </div>
      ) : (
        <Form onSend={send}>
          {({ errors, failure, busy }) => (
            <>
              <TextField label="E-mail" name="email" type="email" autoComplete="off" error={errors.email} />
              <SelectField
                label="Role"
                name="role"
                defaultValue={roles.at(-1)?.slug}
                error={errors.role}
                hint="What each role may is in the table below the staff."
              >
                {roles.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <p className="notice">
                Somebody who is a member already begins anew by the link: all his devices are signed out, and his
                passkeys and password are void.
              </p>
              <Failure text={failure} />
              <Button type="submit" look="primary" busy={busy}>
                Make the link
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
