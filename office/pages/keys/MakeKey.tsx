import { useState } from "react";
import { type Right, rights } from "../../../contract/office/rights.ts";
import { call } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { may, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Copy } from "../../parts/Copy.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { CheckField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

/** Asks for a key's name and rights, and shows the key, once. Nobody gives what he has not himself. */
export function MakeKey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useStaff();
  const [made, setMade] = useState<string>();
  const close = () => {
    onClose();
    setMade(undefined);
  };
  const make = async ({ name = "", ...chosen }: Record<string, string>) => {
    const { key } = await call("POST /keys", { body: { name, rights: Object.keys(chosen) as Right[] } });
    setMade(key);
    void client.invalidateQueries({ queryKey: ["GET /keys"] });
  };
  return (
    <Dialog open={open} onClose={close} title={made ? "The key" : "Make a key"} wide={!made}>
      {made ? (
        <div className="grid gap-4">
          <p>It is shown now and never again. The program sends it as a Bearer token.</p>
          <Copy label="The key" text={made} />
          <Button look="primary" className="justify-self-end" onClick={close}>
            Done
          </Button>
        </div>
      ) : (
        <Form onSend={make}>
          {({ errors, failure, busy }) => (
            <>
              <TextField
                label="Name"
                name="name"
                autoComplete="off"
                error={errors.name}
                hint="Which program it is for"
              />
              <fieldset>
                <legend className="mb-2 text-menu font-[550]">What it may</legend>
                <div className="grid gap-2 sm:grid-cols-2">
                  {(Object.keys(rights) as Right[])
                    .filter((right) => may(session, right))
                    .map((right) => (
                      <CheckField key={right} name={right} label={rights[right]} />
                    ))}
                </div>
              </fieldset>
              <Failure text={failure ?? errors.rights} />
              <Button type="submit" look="primary" busy={busy}>
                Make the key
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
