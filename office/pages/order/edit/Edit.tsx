import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useRead } from "../../../api/read.ts";
import { useWrite } from "../../../api/write.ts";
import { useKeys } from "../../../keys/keys.ts";
import { ButtonLink } from "../../../parts/Button.tsx";
import { Card } from "../../../parts/Card.tsx";
import { useCodes } from "../../../parts/codes.ts";
import { Empty } from "../../../parts/Empty.tsx";
import { AreaField } from "../../../parts/Field.tsx";
import { Form } from "../../../parts/Form.tsx";
import { Loaded } from "../../../parts/Loaded.tsx";
import { PageHead } from "../../../parts/PageHead.tsx";
import { PickProduct } from "../../../parts/PickProduct.tsx";
import { typedSince } from "../../../parts/typedSince.ts";
import { useUnsaved } from "../../../shell/leaving.ts";
import { keepOrder, listsOfOrders, orderInRefusal } from "../kept.ts";
import { nameOf, type Order, states } from "../words.ts";
import { AddressFields, ContactFields, GiftFields, GstFields } from "./AddressFields.tsx";
import { Clashes } from "./Clashes.tsx";
import { type Clash, differences, fieldsOf, merge, patchOf } from "./fields.ts";
import { LinesField, type Wanted } from "./LinesField.tsx";
import { Summary } from "./Summary.tsx";
import { usePlace } from "./usePlace.ts";
import { useTrial } from "./useTrial.ts";

/** An order before it is packed, to be changed for a caller: what changes is seen before it is saved. */
export default function Edit() {
  const { no = "" } = useParams();
  const read = useRead("GET /orders/{no}", { parameters: { no: no.toUpperCase() } });
  return (
    <Loaded read={read}>
      {(order) =>
        order.acts.includes("edit") ? <EditForm key={order.order_no} order={order} /> : <Closed order={order} />
      }
    </Loaded>
  );
}

const Closed = ({ order }: { order: Order }) => (
  <>
    <PageHead title={`Change ${order.order_no}`} />
    <Empty
      icon="lock"
      title="It can't be changed any more"
      act={<ButtonLink to={`/orders/${order.order_no}`}>To the order</ButtonLink>}
    >
      It stands at “{states[order.state].name}”. An order can be changed until it is packed.
    </Empty>
  </>
);

const linesOf = (order: Order, fields: Readonly<Record<string, string>>, nameFor: (id: number) => string): Wanted[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith("line."))
    .map((name) => {
      const id = Number(name.slice(5));
      const line = order.lines.find((one) => one.id === id);
      const hint = line ? `${line.available} more could be sold` : "added";
      return { id, name: nameFor(id), quantity: Number(fields[name]), image: line?.image ?? null, hint };
    });

function EditForm({ order }: { order: Order }) {
  const navigate = useNavigate();
  const codes = useCodes();
  const [seen, setSeen] = useState(order);
  const [typed, setTyped] = useState(() => fieldsOf(order));
  const [clashes, setClashes] = useState<Clash[]>();
  const [saved, setSaved] = useState(false);
  const nameFor = (id: number) => {
    const line = seen.lines.find((one) => one.id === id);
    return line ? nameOf(line) : (codes.find((code) => code.id === id)?.name ?? `Article ${id}`);
  };
  const before = fieldsOf(seen);
  const changed = differences(before, typed, nameFor);
  const patch = patchOf(before, typed);
  const trial = useTrial(seen.order_no, seen.version, patch);
  const found = usePlace(typed, setTyped);
  useUnsaved(changed.length > 0 && !saved);
  const { run } = useWrite("PATCH /orders/{no}", {
    reads: listsOfOrders,
    quiet: true,
    done: "Saved. The customer is told by mail.",
    after: ({ order: now }) => keepOrder(now),
  });
  const set = (name: string, value: string) => setTyped((fields) => ({ ...fields, [name]: value }));
  const save = async () => {
    if (changed.length === 0) return;
    try {
      await run({ parameters: { no: seen.order_no }, body: { ...patch, version: seen.version } });
    } catch (error) {
      const theirs = orderInRefusal(error);
      if (!theirs || theirs.version === seen.version) throw error;
      const both = merge(before, typed, fieldsOf(theirs), nameFor);
      setSeen(theirs);
      // What was typed while it was on its way stays, and so does an article that was added then.
      setTyped((fields) => ({ ...fields, ...typedSince(typed, fields, both.merged) }));
      setClashes(both.clashes);
      return;
    }
    setSaved(true);
    setTimeout(() => void navigate(`/orders/${seen.order_no}`, { replace: true }));
  };
  useKeys("This form", [
    {
      keys: "Ctrl+s",
      what: "Save",
      act: () => document.querySelector<HTMLFormElement>("#edit form")?.requestSubmit(),
    },
  ]);
  return (
    <div id="edit">
      <PageHead title={`Change ${order.order_no}`} aside={order.name} />
      <Form onSend={save} className="order-columns">
        {({ errors, failure, busy }) => {
          const fields = { fields: typed, set, errors };
          return (
            <>
              <div className="order-main">
                {clashes && (
                  <Clashes
                    thing="order"
                    clashes={clashes}
                    chosen={(name) => typed[name]}
                    onChoose={({ name }, value) => set(name, value)}
                  />
                )}
                {order.contact ? (
                  <>
                    <Card title="Where it goes">
                      <AddressFields {...fields} found={found} />
                    </Card>
                    <Card title="Who ordered">
                      <ContactFields {...fields} />
                    </Card>
                  </>
                ) : (
                  <p className="notice">Your role does not see how the customer is reached, so the address stays.</p>
                )}
                <Card title="Goods">
                  <LinesField
                    lines={linesOf(seen, typed, nameFor)}
                    set={(id, quantity) => set(`line.${id}`, String(quantity))}
                  />
                  <div className="mt-3">
                    <PickProduct
                      label="Add a product"
                      onPick={({ id }) => set(`line.${id}`, String(Number(typed[`line.${id}`] ?? 0) + 1))}
                    />
                  </div>
                </Card>
                <Card title="Business, note, gift">
                  <GstFields {...fields} />
                  <div className="mt-3">
                    <AreaField
                      label="Customer's note"
                      name="note"
                      rows={2}
                      maxLength={200}
                      value={typed.note ?? ""}
                      onChange={(event) => set("note", event.target.value)}
                      error={errors.note}
                    />
                  </div>
                  <div className="mt-3">
                    <GiftFields {...fields} />
                  </div>
                </Card>
              </div>
              <div className="order-side">
                <Summary order={seen} changed={changed} trial={trial} failure={failure} busy={busy} />
              </div>
            </>
          );
        }}
      </Form>
    </div>
  );
}
