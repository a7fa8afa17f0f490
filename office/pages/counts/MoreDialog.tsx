import { useRef } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { nameOf } from "../stock/words.ts";
import type { CountLine } from "./words.ts";

type Props = { line: CountLine; onClose: () => void; onCount: (pieces: number) => void };

/** How many more lie there, typed: for boxes that nobody scans piece by piece. */
export function MoreDialog({ line, onClose, onCount }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const send = ({ more = "" }: Record<string, string>) => {
    if (!/^\d{1,4}$/.test(more.trim()) || Number(more) === 0)
      return Promise.reject(new Error("Please enter a number of pieces."));
    onCount(Number(more));
    onClose();
    return Promise.resolve();
  };
  return (
    <Dialog open first={first} onClose={onClose} title="How many more?">
      <Form onSend={send}>
        {({ failure }) => (
          <>
            <TextField
              ref={first}
              label={nameOf(line)}
              name="more"
              inputMode="numeric"
              autoComplete="off"
              hint={`${line.counted ?? 0} counted so far; these come to it.`}
            />
            <Failure text={failure} />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary">
                Add
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
