import type { BankAnswer, BankFile } from "../../../contract/office/bankFiles.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { counted } from "../order/words.ts";
import { listsOfRefunds } from "./kept.ts";

/** What the bank's answer came to, in a sentence or two. */
export const answerTold = ({ paid, refused, waiting }: BankAnswer): string =>
  [
    `${counted(paid, "transfer")} settled.`,
    refused > 0 ? `The bank refused or returned ${refused}: due again.` : "",
    waiting > 0 ? `Of ${waiting} it says nothing yet.` : "",
  ]
    .filter(Boolean)
    .join(" ");

/** Settles all that waits of a file by the one reference under which the bank has taken it. */
export function SettleFile({ file: { id, waiting }, onClose }: { file: BankFile; onClose: () => void }) {
  const settle = useWrite("POST /refunds/files/{id}/paid", {
    quiet: true,
    reads: [...listsOfRefunds],
    done: ({ paid }) => `${counted(paid, "transfer")} of file ${id} settled.`,
  });
  return (
    <Dialog open onClose={onClose} title={`File ${id} was transferred`}>
      <Form
        onSend={async ({ reference = "" }) => {
          await settle.run({ parameters: { id: String(id) }, body: { reference } });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <p>
              {counted(waiting, "transfer")} of it {waiting === 1 ? "waits" : "wait"}. Each customer gets a mail with
              the reference.
            </p>
            <TextField
              label="Bank's reference for all"
              name="reference"
              autoComplete="off"
              className="figures"
              error={errors.reference}
              hint="Where the bank gives each its own, take the bank's answer instead."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              All of it was transferred
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
