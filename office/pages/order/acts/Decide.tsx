import { useWrite } from "../../../api/write.ts";
import { Button } from "../../../parts/Button.tsx";
import { Dialog } from "../../../parts/Dialog.tsx";
import { AreaField } from "../../../parts/Field.tsx";
import { Failure, Form } from "../../../parts/Form.tsx";
import { keepOrder, listsOfOrders } from "../kept.ts";
import { type OrderReturn, reasons } from "../words.ts";

type Asked = Pick<OrderReturn, "number" | "reason"> & { note?: string };
type Props = { orderNo: string; asked: Asked; decision: "accepted" | "refused"; onClose: () => void };

/** Accepts or refuses a return, with words that go to the customer. */
export function Decide({ orderNo, asked, decision, onClose }: Props) {
  const refuses = decision === "refused";
  const decide = useWrite("PATCH /returns/{no}/{n}", {
    reads: listsOfOrders,
    quiet: true,
    done: refuses ? "The return is refused." : "The return is accepted.",
    after: keepOrder,
  });
  return (
    <Dialog open onClose={onClose} title={`${refuses ? "Refuse" : "Accept"} the return`}>
      <Form
        onSend={async ({ note = "" }) => {
          await decide.run({ parameters: { no: orderNo, n: asked.number }, body: { decision, note } });
          onClose();
        }}
      >
        {({ errors, failure, busy }) => (
          <>
            <p>
              <span className="text-muted">{orderNo}: </span>
              {reasons[asked.reason]}.
            </p>
            {asked.note && <blockquote className="notice">“{asked.note}”</blockquote>}
            <AreaField
              label="Words to the customer"
              name="note"
              maxLength={500}
              error={errors.note}
              hint={refuses ? "They go out by mail. Say why." : "They go out by mail: when and how it is fetched."}
              placeholder={refuses ? "" : "Our courier comes on Monday."}
            />
            <Failure text={failure} />
            <Button type="submit" look={refuses ? "danger" : "primary"} busy={busy}>
              {refuses ? "Refuse it" : "Accept it"}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
