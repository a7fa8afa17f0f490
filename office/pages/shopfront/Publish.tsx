import { useState } from "react";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Choice } from "../order/acts/Choice.tsx";
import { Differences } from "./Differences.tsx";
import { type Difference, fromField, readsOfFront } from "./words.ts";

type Props = {
  part: FrontPart;
  version: string;
  differences: readonly Difference[];
  open: boolean;
  onClose: () => void;
};

/** Asks when the draft is to be shown, with what will be different before one's eyes. */
export function Publish({ part, version, differences, open, onClose }: Props) {
  const [when, setWhen] = useState<"now" | "later">("now");
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
            <Choice
              legend="When"
              name="when"
              value={when}
              onChange={setWhen}
              options={[
                { value: "now", name: "Now" },
                { value: "later", name: "From a day on" },
              ]}
            />
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
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Not yet</Button>
              <Button type="submit" look="primary" busy={busy}>
                {when === "now" ? "Show it to shoppers" : "Plan it"}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
