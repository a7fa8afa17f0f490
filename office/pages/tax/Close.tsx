import type { TaxMonth } from "../../../contract/office/tax.ts";
import { Refused } from "../../api/call.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { formatNumber, formatPaise } from "../../parts/money.ts";
import { many } from "../figures/words.ts";
import { nameOf } from "./words.ts";

const keep = (month: TaxMonth): void =>
  keepAnswer(keyOf("GET /tax/{month}", { parameters: { month: month.month } }), month);

type Props = { month: TaxMonth; faults: number; onClose: () => void };

/**
 * Asks whether the month is to be closed, with all that this means, and why where it has faults. Where somebody was first, the
 * month is shown as it is.
 */
export function Close({ month, faults, onClose }: Props) {
  const { whole } = month;
  const close = useWrite("POST /tax/{month}/close", {
    reads: ["GET /tax"],
    quiet: true,
    done: `${nameOf(month.month)} is closed.`,
    after: keep,
  });
  const send = async ({ "despite.reason": reason = "" }: Record<string, string>) => {
    const body = {
      documents: whole.invoices + whole.notes,
      total: whole.total,
      ...(faults > 0 && { despite: { faults, reason } }),
    };
    try {
      await close.run({ parameters: { month: month.month }, body });
    } catch (error) {
      if (error instanceof Refused && error.status === 409) keep(error.answer.tax_month as TaxMonth);
      throw error;
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Close ${nameOf(month.month)}?`}>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <p>
              {many(whole.invoices, "invoice")} and {many(whole.notes, "credit note")} over{" "}
              <b className="font-[600]">{formatPaise(whole.total, true)}</b>, GST{" "}
              {formatPaise(whole.igst + whole.cgst + whole.sgst, true)} in it.
            </p>
            <ul className="list-disc ps-5">
              <li>Its figures are final: file the return by them.</li>
              <li>
                No document is issued into it any more. What corrects it is a credit note of the month in which it is
                written.
              </li>
              <li>A digest of every document is kept: this screen says whether they are still the same.</li>
              <li>
                <b className="font-[600]">It can't be opened again.</b>
              </li>
            </ul>
            {faults > 0 && (
              <>
                <p className="notice notice-warn">
                  It has {formatNumber(faults)} {faults === 1 ? "fault" : "faults"}. What can be mended is mended first;
                  what can't be is declared by hand. Your words stand on the month for good, with your name.
                </p>
                <AreaField
                  label="Why it is closed all the same"
                  name="despite.reason"
                  maxLength={1000}
                  error={errors["despite.reason"]}
                />
              </>
            )}
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Not yet</Button>
              <Button type="submit" look="primary" icon="lock" busy={busy}>
                Close for good
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
