import { Refused } from "../../api/call.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import type { Row } from "./kept.ts";
import { listsOfRefunds } from "./kept.ts";

const bare = (number: string) => number.replace(/[\s-]/g, "");

/** Asks for the account to which an order's refunds are transferred; its number twice, as nothing else tells a slip. */
export function AccountDialog({ row: { order_no, account }, onClose }: { row: Row; onClose: () => void }) {
  const keep = useWrite("PUT /orders/{no}/account", {
    quiet: true,
    reads: [...listsOfRefunds],
    done: `The account for ${order_no} is kept.`,
  });
  const send = async ({ name = "", number = "", again = "", ifsc = "" }: Record<string, string>) => {
    if (bare(number) !== bare(again)) {
      const again = "The two numbers are not the same.";
      throw new Refused(422, { message: again, errors: { again } });
    }
    await keep.run({ parameters: { no: order_no }, body: { name, number, ifsc } });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Account for ${order_no}`}>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <TextField
              label="Whose account"
              name="name"
              autoComplete="off"
              defaultValue={account?.name}
              error={errors.name}
              hint="As the bank has it, in Latin letters"
            />
            <TextField
              label="Account number"
              name="number"
              inputMode="numeric"
              autoComplete="off"
              className="figures"
              error={errors.number}
            />
            <TextField
              label="Account number once more"
              name="again"
              inputMode="numeric"
              autoComplete="off"
              className="figures"
              error={errors.again}
            />
            <TextField
              label="IFSC"
              name="ifsc"
              autoComplete="off"
              autoCapitalize="characters"
              className="figures"
              defaultValue={account?.ifsc}
              error={errors.ifsc}
              placeholder="SBIN0000001"
            />
            <p className="text-xs text-muted">
              For this order's refunds alone. The number is shown in the file for the bank and nowhere else.
            </p>
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              Keep it
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
