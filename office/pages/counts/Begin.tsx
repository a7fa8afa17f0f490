import { useRef } from "react";
import { useNavigate } from "react-router";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { readsOfCounts } from "./words.ts";

const views = [
  ["all", "Everything there"],
  ["low", "Low stock"],
  ["out", "None left"],
  ["uncounted", "Not counted yet"],
] as const;
const viewOf = (word: string | undefined) => views.find(([value]) => value === word)?.[0] ?? "all";

/** Asks what is to be counted: a place, what some words find, or both. */
export function Begin({ search, view, onClose }: { search: string; view: string; onClose: () => void }) {
  const navigate = useNavigate();
  const first = useRef<HTMLInputElement>(null);
  const open = useWrite("POST /counts", { reads: readsOfCounts, quiet: true });
  const send = async (fields: Record<string, string>) => {
    const { id } = await open.run({
      body: { place: fields.place ?? "", search: fields.search ?? "", view: viewOf(fields.view) },
    });
    await navigate(`/counts/${id}`, { replace: true });
  };
  return (
    <Dialog open first={first} onClose={onClose} title="New count">
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <TextField
              ref={first}
              label="Place"
              name="place"
              autoComplete="off"
              maxLength={60}
              placeholder="B-04"
              hint="With all below it: B-04 has B-04-2."
              error={errors.place}
            />
            <TextField
              label="Name, maker or SKU (if any)"
              name="search"
              autoComplete="off"
              maxLength={200}
              defaultValue={search}
              error={errors.search}
            />
            <SelectField label="Which" name="view" defaultValue={viewOf(view)}>
              {views.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Failure text={failure} />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Begin
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
