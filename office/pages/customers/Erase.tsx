import { useNavigate } from "react-router";
import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

type Props = { open: boolean; onClose: () => void; customer: CustomerSeen };

/** Deletes an account, as its owner could himself; what goes and what stays is said before. */
export function Erase({ open, onClose, customer: { id, name } }: Props) {
  const navigate = useNavigate();
  const erase = useWrite("DELETE /customers/{id}", {
    reads: ["GET /customers/list"],
    quiet: true,
    done: `The account of ${name} is deleted.`,
  });
  const send = async () => {
    await erase.run({ parameters: { id } });
    await navigate("/customers", { replace: true });
  };
  return (
    <Dialog open={open} onClose={onClose} title={`Delete the account of ${name}`}>
      <Form onSend={send}>
        {({ failure, busy }) => (
          <>
            <p>
              Account, addresses, devices, cart and what was agreed to go at once and don't come back. Orders that are
              on their way go on.
            </p>
            <p>
              Invoices stay with name and address, as the tax law wants; mail and mobile leave an order as soon as
              nothing has to be delivered or given back any more. A mail tells the customer.
            </p>
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Keep it</Button>
              <Button type="submit" look="danger" busy={busy}>
                Delete the account
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
