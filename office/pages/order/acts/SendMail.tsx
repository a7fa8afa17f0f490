import { useState } from "react";
import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { keepOrder } from "../kept.ts";
import { mails } from "../words.ts";
import { Choice } from "./Choice.tsx";
import type { ActProps } from "./opened.ts";

/** Sends one of an order's mails once more. */
export function SendMail({ order, onClose }: ActProps) {
  const known = [...new Set(order.mails.toReversed().map(({ template }) => template))];
  const [template, setTemplate] = useState(known[0]);
  const send = useWrite("POST /orders/{no}/mail", { quiet: true, done: "The mail goes out now.", after: keepOrder });
  return (
    <Dialog open onClose={onClose} title="Send a mail again">
      <Form
        onSend={async () => {
          if (!template) return;
          await send.run({ parameters: { no: order.order_no }, body: { template } });
          onClose();
        }}
      >
        {({ failure, busy }) => (
          <>
            <Choice
              legend="Which one?"
              name="template"
              value={template}
              onChange={setTemplate}
              options={known.map((value) => ({ value, name: mails[value] }))}
            />
            {order.contact && (
              <p className="text-muted">
                It goes to <span className="break-all text-ink">{order.contact.email}</span>.
              </p>
            )}
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Send it
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
