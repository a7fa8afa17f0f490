import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";

/** Keeps a time of the showroom for something else. */
export function BlockDialog({ open, day, onClose }: { open: boolean; day: string; onClose: () => void }) {
  const block = useWrite("POST /tryouts/block", {
    reads: ["GET /tryouts"],
    quiet: true,
    done: "The time is kept.",
    after: onClose,
  });
  return (
    <Dialog open={open} onClose={onClose} title="Keep a time">
      <Form
        onSend={({ day: on = day, from = "", until = "", reason = "" }) =>
          block.run({ body: { day: on, from, until, reason } })
        }
      >
        {({ errors, failure, busy }) => (
          <>
            <TextField label="Day" name="day" type="date" defaultValue={day} error={errors.day} />
            <div className="grid grid-cols-2 gap-4">
              <TextField label="From" name="from" type="time" step={900} defaultValue="14:00" error={errors.from} />
              <TextField label="Until" name="until" type="time" step={900} defaultValue="15:00" error={errors.until} />
            </div>
            <TextField
              label="What for"
              name="reason"
              maxLength={80}
              error={errors.reason}
              hint="Only the staff sees it."
            />
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy}>
              Keep it
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
