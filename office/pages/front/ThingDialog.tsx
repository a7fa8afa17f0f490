import { type ReactNode, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Theirs } from "../shopfront/Theirs.tsx";
import { Clash } from "../shopfront/useDraft.ts";
import { fromField } from "../shopfront/words.ts";

type Errors = Record<string, string>;
type Props<T extends { key: string }> = {
  title: string;
  thing: T;
  onClose: () => void;
  /** Keeps what was typed; `told` is what another has made of it, where that was shown. Throws what the shop refuses, and a Clash. */
  onSave: (thing: T, told?: T) => Promise<void>;
  children: (thing: T, errors: Errors) => ReactNode;
};

/** Changes a thing of the home page. If somebody else changed the same fields, both are shown and one is chosen by saving again. */
export function ThingDialog<T extends { key: string }>({ title, thing, onClose, onSave, children }: Props<T>) {
  const [theirs, setTheirs] = useState<T>();
  const send = async ({ from, until, ...fields }: Record<string, string>) => {
    try {
      await onSave({ ...thing, ...fields, from: fromField(from), until: fromField(until) }, theirs);
      onClose();
    } catch (error) {
      if (error instanceof Clash) setTheirs(error.theirs as T);
      throw error;
    }
  };
  return (
    <Dialog open onClose={onClose} title={title} wide>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            {theirs && <Theirs theirs={theirs} seen={thing} />}
            {children(thing, errors)}
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Save in the draft
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
