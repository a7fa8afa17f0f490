import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { AskWhy } from "./AskWhy.tsx";
import { ofCustomers } from "./useActs.ts";

type Props = { cash: CustomerSeen["cash"]; onTurn: (() => void) | undefined; busy: boolean };

/** Whether he may pay at the door, and why not. */
export const Cash = ({ cash, onTurn, busy }: Props) => (
  <Card
    title="Cash on delivery"
    aside={
      onTurn && (
        <Button small look="quiet" busy={busy} onClick={onTurn}>
          {cash ? "Offer it again" : "Offer it no more"}
        </Button>
      )
    }
  >
    {cash ? (
      <>
        <p>“{cash.reason}”</p>
        <p className="text-xs text-muted">
          Not offered, says {cash.by}, <When time={cash.at} />
        </p>
      </>
    ) : (
      <p className="text-muted">Offered, where the shop offers it at all.</p>
    )}
  </Card>
);

/** Asks why somebody is not to pay at the door any more. */
export function CloseCash({ open, onClose, id }: { open: boolean; onClose: () => void; id: string }) {
  const close = useWrite("PUT /customers/{id}/cash", {
    reads: ofCustomers,
    quiet: true,
    done: "Cash on delivery is not offered to this customer any more.",
  });
  return (
    <AskWhy
      open={open}
      onClose={onClose}
      title="Offer no cash on delivery"
      act="Offer it no more"
      onSend={(reason) => close.run({ parameters: { id }, body: { closed: true, reason } })}
    >
      It counts for the account, the mail address and the mobile number, whichever he comes with. What is ordered
      already stays as it is.
    </AskWhy>
  );
}
