import { useRef } from "react";
import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Card } from "../../parts/Card.tsx";
import { NoteForm } from "../../parts/NoteForm.tsx";
import { When } from "../../parts/When.tsx";
import { keepOrder, showOrder } from "./kept.ts";
import type { Order } from "./words.ts";

/** What the staff told one another about an order. */
export const Notes = ({ order }: { order: Order }) => (
  <Card title="Notes">
    <ul className="grid gap-3">
      {order.notes.map(({ id, text, name, at }) => (
        <li key={id} className="border-s-2 border-accent ps-3">
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-xs text-muted">
            {name}, <When time={at} />
          </p>
        </li>
      ))}
    </ul>
    {order.acts.includes("note") && (
      <div className={order.notes.length > 0 ? "mt-3" : ""}>
        <NewNote order={order} />
      </div>
    )}
  </Card>
);

function NewNote({ order }: { order: Order }) {
  const { staff } = useStaff();
  const form = useRef<HTMLFormElement>(null);
  useKeys("This order", [
    { keys: "n", what: "Write a note", act: () => form.current?.querySelector("textarea")?.focus() },
  ]);
  const add = useWrite("POST /orders/{no}/note", {
    reads: ["GET /orders/{no}"],
    optimistic: ({ body }) =>
      showOrder(order.order_no, (seen) => ({
        ...seen,
        notes: [...seen.notes, { id: -1, text: body.text, name: staff.name, at: new Date().toISOString() }],
      })),
    quiet: true, // the form says it
    after: keepOrder,
  });
  return (
    <NoteForm
      label="A note for whoever comes next"
      form={form}
      onSave={(text) => add.run({ parameters: { no: order.order_no }, body: { text } })}
    />
  );
}
