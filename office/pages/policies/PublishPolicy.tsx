import { useState } from "react";
import { useWrite } from "../../api/write.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { PublishFoot, type Timing, TimingChoice } from "../shopfront/Timing.tsx";
import { fromField } from "../shopfront/words.ts";
import { type PolicyData, readsOfPolicies } from "./words.ts";

type Props = { data: PolicyData; open: boolean; onClose: () => void; file?: boolean };

/** Asks from when the draft holds, or with `file` what the file says. */
export function PublishPolicy({ data: { policy, version, title, file: place }, open, onClose, file = false }: Props) {
  const [when, setWhen] = useState<Timing>("now");
  const publish = useWrite("POST /policies/{policy}/publish", {
    reads: readsOfPolicies,
    quiet: true,
    done: (_, { body }) => (body.from ? "It is planned." : "Shoppers read it now."),
  });
  const send = async ({ words = "", from: typed }: Record<string, string>) => {
    const from = when === "later" ? fromField(typed) : null;
    if (when === "later" && !from) throw new Error("Please choose the day and time from which it holds.");
    await publish.run({ parameters: { policy }, body: { version, words, from, file } });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={file ? "Back to the file" : `Publish: ${title}`}>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <p>
              {file && `Shoppers read what ${place} says. `}Orders that are placed keep the text that was agreed to with
              them.
            </p>
            <TimingChoice value={when} onChange={setWhen} />
            {when === "later" && (
              <TextField label="From" name="from" type="datetime-local" error={errors.from} hint="India's time" />
            )}
            <TextField
              label="What it is for"
              name="words"
              error={errors.words}
              autoComplete="off"
              hint="Stands in the history: ten days instead of seven"
            />
            <Failure text={failure} />
            <PublishFoot when={when} busy={busy} onClose={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
