import { useRef } from "react";
import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { NoteForm } from "../../parts/NoteForm.tsx";
import { When } from "../../parts/When.tsx";

const reads = ["GET /customers/{id}"] as const;
type Note = CustomerSeen["notes"][number];

/** What the staff told one another about a customer. Who may not change customers only reads it. */
export function Notes({ customer: { id, notes }, mayEdit }: { customer: CustomerSeen; mayEdit: boolean }) {
  const { staff } = useStaff();
  const form = useRef<HTMLFormElement>(null);
  const show = (change: (notes: Note[]) => Note[]) =>
    client.setQueryData<CustomerSeen>(
      keyOf("GET /customers/{id}", { parameters: { id } }),
      (now) => now && { ...now, notes: change(now.notes) },
    );
  const add = useWrite("POST /customers/{id}/notes", {
    reads,
    optimistic: ({ body: { text } }) =>
      show((now) => [{ id: -1, text, name: staff.name, at: new Date().toISOString() }, ...now]),
    quiet: true, // the form says it
  });
  const remove = useWrite("DELETE /customers/{id}/notes/{note}", {
    reads,
    optimistic: ({ parameters: { note } }) => show((now) => now.filter((one) => String(one.id) !== note)),
    done: "The note is gone.",
  });
  const takeAway = (note: number) => {
    remove.start({ parameters: { id, note: String(note) } });
    form.current?.querySelector("textarea")?.focus(); // its button goes with it
  };
  const write = { keys: "n", what: "Write a note", act: () => form.current?.querySelector("textarea")?.focus() };
  useKeys("This customer", mayEdit ? [write] : []);
  if (!mayEdit && notes.length === 0) return null;
  return (
    <Card title="Notes">
      <ul className="grid gap-3">
        {notes.map(({ id: note, text, name, at }) => (
          <li key={note} className="border-s-2 border-accent ps-3">
            <p className="whitespace-pre-line">{text}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
              <span>
                {name}, <When time={at} />
              </span>
              {mayEdit && note > 0 && (
                <Button small look="quiet" onClick={() => takeAway(note)} aria-label={`Take away “${text}”`}>
                  Take away
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <div className={notes.length > 0 ? "mt-3" : ""}>
          <NoteForm
            label="A note for whoever he calls next"
            form={form}
            onSave={(text) => add.run({ parameters: { id }, body: { text } })}
          />
          <p className="mt-1 text-xs text-muted">He reads it only when he asks for all that is kept about him.</p>
        </div>
      )}
    </Card>
  );
}
