import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { type PolicyData, readsOfPolicies } from "./words.ts";

type Props = { data: PolicyData; edition: PolicyData["editions"][number]; onClose: () => void };

/** Asks before an edition is taken back: one that was taken back does not come again. */
export function TakeBack({ data: { policy, version }, edition: { id, state }, onClose }: Props) {
  const back = useWrite("POST /policies/{policy}/take-back", {
    reads: readsOfPolicies,
    quiet: true,
    done: state === "shown" ? "It is taken back; what was before it holds." : "It will not come into force.",
    after: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={state === "shown" ? "Take back what shoppers read" : "Take back what is planned"}
    >
      <Form onSend={() => back.run({ parameters: { policy }, body: { version, id } })}>
        {({ failure, busy }) => (
          <>
            <p>
              {state === "shown"
                ? "Shoppers read at once what was in force before it. "
                : "What shoppers read now goes on to hold. "}
              Its text stays here, in the history, and would have to be published anew. Orders keep the text that was
              agreed to with them.
            </p>
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Take it back
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
