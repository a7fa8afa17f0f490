import { useState } from "react";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { useWrite } from "../../api/write.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Differences } from "./Differences.tsx";
import { PublishFoot, type Timing, TimingChoice } from "./Timing.tsx";
import { type Difference, fromField, readsOfFront } from "./words.ts";

type Props = {
  part: FrontPart;
  version: string;
  differences: readonly Difference[];
  saving: boolean;
  open: boolean;
  onClose: () => void;
};

/** Asks when the draft is to be shown, with what will be different before one's eyes. */
export function Publish({ part, version, differences, saving, open, onClose }: Props) {
  const [when, setWhen] = useState<Timing>("now");
  const publish = useWrite("POST /shopfront/{part}/publish", {
    reads: readsOfFront,
    quiet: true,
    done: (_, { body }) => (body.from ? "It is planned." : "Shoppers see it now."),
  });
  const send = async ({ words, from, until }: Record<string, string>) => {
    const dates = { from: when === "later" ? fromField(from) : null, until: fromField(until) };
    if (when === "later" && !dates.from) throw new Error("Please choose the day and time from which it shows.");
    await publish.run({ parameters: { part }, body: { version, words: words ?? "", ...dates } });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Publish">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <Differences of={differences} />
            <TimingChoice value={when} onChange={setWhen} />
            <div className="grid gap-3 sm:grid-cols-2">
              {when === "later" && (
                <TextField label="From" name="from" type="datetime-local" error={errors.from} hint="India's time" />
              )}
              <TextField
                label="Until"
                name="until"
                type="datetime-local"
                error={errors.until}
                hint="Empty: it stays. Else what was before comes back by itself."
              />
            </div>
            <TextField label="What it is for" name="words" error={errors.words} hint="Stands in the history: Diwali" />
            <Failure text={failure} />
            <PublishFoot when={when} busy={busy || saving} onClose={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
