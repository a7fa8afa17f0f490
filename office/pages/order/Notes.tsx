import { useRef, useState } from "react";
import { useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { When } from "../../parts/When.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
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
  const [text, setText] = useState("");
  useKeys("This order", [
    { keys: "n", what: "Write a note", act: () => form.current?.querySelector("textarea")?.focus() },
  ]);
  useUnsaved(text.trim() !== "");
  const add = useWrite("POST /orders/{no}/note", {
    reads: ["GET /orders/{no}"],
    optimistic: ({ body }) =>
      showOrder(order.order_no, (seen) => ({
        ...seen,
        notes: [...seen.notes, { id: -1, text: body.text, name: staff.name, at: new Date().toISOString() }],
      })),
    after: keepOrder,
  });
  const save = () => {
    if (text.trim() === "") return;
    setText("");
    add.start({ parameters: { no: order.order_no }, body: { text: text.trim() } });
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <AreaField
        label="A note for whoever comes next"
        labelHidden
        placeholder="A note for whoever comes next"
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
      />
      {text.trim() !== "" && (
        <Button type="submit" small look="primary" className="justify-self-start">
          Keep the note
        </Button>
      )}
    </form>
  );
}
