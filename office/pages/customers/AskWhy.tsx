import type { ReactNode } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it does and what it leaves. */
  children: ReactNode;
  /** The button's words. */
  act: string;
  onSend: (reason: string) => Promise<void>;
};

/** Asks why something is written down about a customer; closes once it is. */
export const AskWhy = ({ open, onClose, title, children, act, onSend }: Props) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <Form
      onSend={async ({ reason = "" }) => {
        await onSend(reason);
        onClose();
      }}
    >
      {({ errors, failure, busy }) => (
        <>
          <p>{children}</p>
          <TextField
            label="Why"
            name="reason"
            maxLength={200}
            autoComplete="off"
            error={errors.reason}
            hint="For your colleagues. The customer reads it only when he asks for all that is kept about him."
          />
          <Failure text={failure} />
          <Button type="submit" look="primary" busy={busy} className="justify-self-start">
            {act}
          </Button>
        </>
      )}
    </Form>
  </Dialog>
);
