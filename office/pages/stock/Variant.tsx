import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { addressOf } from "../../api/call.ts";
import { useList, useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { Lasts } from "./columns.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { useMoving } from "./useMoving.ts";
import { type Item, type Move, nameOf, readsOfStock, signed, whyWords } from "./words.ts";

/** One variant's stock, and what moved it: who, when and why. */
export default function Variant() {
  const { id = "" } = useParams();
  const read = useRead("GET /stock/{id}", { parameters: { id } });
  return <Loaded read={read}>{(item) => <Shown item={item} />}</Loaded>;
}

function Shown({ item }: { item: Item }) {
  const moving = useMoving();
  const mayPrint = may(useStaff(), "print");
  useKeys("Stock", [
    { keys: "+", what: "Add pieces", act: () => moving.open(item, "in") },
    { keys: "=", what: "Add pieces", act: () => moving.open(item, "in"), unlisted: true },
    { keys: "-", what: "Take pieces", act: () => moving.open(item, "out") },
  ]);
  const label = addressOf("/print/labels", { query: { variants: String(item.id), sheet: "roll" } });
  return (
    <>
      <PageHead title={nameOf(item)} aside={<span className="figures">{item.sku}</span>}>
        <ButtonLink to={`/products/${item.product}`} look="quiet">
          The product
        </ButtonLink>
        {mayPrint && (
          <a href={label} target="_blank" rel="noreferrer" className="button button-secondary">
            Print a label
          </a>
        )}
        <Button icon="minus" onClick={() => moving.open(item, "out")}>
          Take
        </Button>
        <Button icon="plus" look="primary" onClick={() => moving.open(item, "in")}>
          Add
        </Button>
      </PageHead>
      <dl className="stock-figures">
        <Figure name="On hand">{item.counted ? shown(item.on_hand) : "not counted"}</Figure>
        <Figure name="Held for orders">{shown(item.held)}</Figure>
        <Figure name="Sold, 30 days">{shown(item.sold_30)}</Figure>
        <Figure name="Sold, 90 days">{shown(item.sold_90)}</Figure>
        <Figure name="Lasts">
          <Lasts days={item.days_left} />
        </Figure>
        <Figure name="Order at">{item.reorder_point === null ? "–" : shown(item.reorder_point)}</Figure>
        <Figure name="Place">{item.place ?? "–"}</Figure>
      </dl>
      <Moves item={item} />
      <MoveDialog {...moving} />
    </>
  );
}

const shown = (count: number) => count.toLocaleString("en-IN");

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="figures font-display text-xl">{children}</dd>
  </div>
);

function Moves({ item }: { item: Item }) {
  const list = useList("GET /stock/{id}/moves", {}, { id: String(item.id) });
  const takeBack = useWrite("POST /stock/moves/take-back", { reads: readsOfStock, done: "Taken back." });
  const columns: readonly Column<Move>[] = [
    { head: "When", phone: "lead", cell: ({ at }) => <When time={at} /> },
    {
      head: "Why",
      cell: (move) => (
        <>
          {whyWords(move)}
          {move.order_no && (
            <>
              {" "}
              <Link to={`/orders/${move.order_no}`} className="text-link figures">
                {move.order_no}
              </Link>
            </>
          )}
          {move.count !== null && (
            <>
              {" "}
              <Link to={`/counts/${move.count}`} className="text-link figures">
                Count {move.count}
              </Link>
            </>
          )}
          {move.note && <span className="text-muted"> · {move.note}</span>}
        </>
      ),
    },
    {
      head: "Pieces",
      right: true,
      // A first count starts from no number: what it brought says nothing.
      cell: ({ reason, delta }) => <span className="figures">{reason === "first" ? "–" : signed(delta)}</span>,
    },
    {
      head: "Then on hand",
      right: true,
      cell: ({ on_hand }) => <span className="figures">{on_hand === null ? "–" : shown(on_hand)}</span>,
    },
    { head: "Who", cell: ({ name }) => name ?? <span className="text-faint">–</span> },
    {
      head: "Take back",
      headHidden: true,
      cell: ({ id, undone, at }) =>
        undone ? (
          <Badge>Taken back</Badge>
        ) : (
          id !== null && (
            <Button
              small
              look="quiet"
              icon="undo"
              busy={takeBack.busy}
              aria-label={`Take back the move of ${at}`}
              onClick={() => takeBack.start({ body: { ids: [id] } })}
            >
              Take back
            </Button>
          )
        ),
    },
  ];
  return (
    <ListTable
      caption="What moved it, the latest first"
      list={list}
      columns={columns}
      keyOf={({ id, at, reason, order_no }) => `${at} ${reason} ${id ?? order_no ?? ""}`}
      rowClass={({ undone }) => `product-row ${undone ? "text-muted" : ""}`}
      empty={
        <Empty icon="stock" title="Nothing has moved it yet">
          Goods received, orders that leave, corrections and counts stand here, each with who and why.
        </Empty>
      }
    />
  );
}
