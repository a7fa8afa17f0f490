import { useState } from "react";
import { useSearchParams } from "react-router";
import type { OrderRow } from "../../../contract/office/orders.ts";
import { useList } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { ChosenBar } from "../parcels/ChosenBar.tsx";
import { isHere } from "../parcels/divided.ts";
import { HandOver } from "../parcels/HandOver.tsx";
import { either, soughtAs, views } from "../parcels/states.ts";
import { useChosen } from "../parcels/useChosen.ts";
import { papers, usePrint } from "../parcels/usePrint.ts";
import { type Asked, addressOf, readAsked } from "./address.ts";
import { columns } from "./columns.tsx";
import { Filters } from "./Filters.tsx";
import { MoreInSight } from "./MoreInSight.tsx";

const numberOf = ({ order_no }: OrderRow) => order_no;

/** All orders: by what they are about, by their state, and by what callers say. */
export default function Orders() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const session = useStaff();
  const list = useList("GET /orders", {
    view: asked.view,
    ...(asked.state && { state: asked.state }),
    ...(asked.channel && { channel: asked.channel }),
    ...(asked.search && { search: asked.search }),
  });
  const { rows, keys, toggle, clear } = useChosen(list.rows, numberOf);
  const [handing, setHanding] = useState<readonly OrderRow[]>([]);
  const print = usePrint();
  const printChosen = () => rows.length > 0 && print.start(papers(rows.map(numberOf)));
  const packed = rows.length > 0 && rows.every(isHere) ? rows : [];
  useKeys("Orders", [
    { keys: "P", what: "Print slip, label and invoice of the chosen", act: printChosen },
    { keys: "h", what: "Hand the chosen over", act: () => setHanding(packed) },
  ]);
  return (
    <>
      <PageHead title="Orders" aside={asked.search && <Sought asked={asked} as={list.first?.sought_as ?? []} />} />
      <Filters asked={asked} />
      <ListTable
        caption={`Orders: ${views[asked.view].name}`}
        list={list}
        columns={columns}
        keyOf={numberOf}
        to={({ order_no }) => `/orders/${order_no}`}
        chosen={{ keys, toggle }}
        rowClass={() => "order-row"}
        empty={<None asked={asked} as={list.first?.sought_as ?? []} />}
      />
      <MoreInSight list={list} />
      <ChosenBar
        orders={rows}
        onPrint={printChosen}
        onHandOver={() => setHanding(packed)}
        onClear={clear}
        may={{ print: may(session, "print"), ship: may(session, "orders.ship") }}
      />
      <HandOver
        parcels={handing}
        onClose={(done) => {
          setHanding([]);
          if (done) clear();
        }}
      />
    </>
  );
}

type As = readonly (keyof typeof soughtAs)[];

/** As what the search took the word. */
const Sought = ({ asked, as }: { asked: Asked; as: As }) => (
  <span aria-live="polite">
    “{asked.search}”{as.length > 0 && `, looked for as ${either(as.map((kind) => soughtAs[kind]))}`}
  </span>
);

/** An empty list says what was tried and what else there is. */
function None({ asked, as }: { asked: Asked; as: As }) {
  const { none, why } = views[asked.view];
  if (!asked.search)
    return (
      <Empty
        icon="orders"
        title={asked.state ? "None in this state" : asked.channel ? "None that came in so" : none}
        act={
          (asked.state || asked.channel || asked.view !== "open") && (
            <ButtonLink to="/orders">All that is open</ButtonLink>
          )
        }
      >
        {why}
      </Empty>
    );
  return (
    <Empty
      icon="search"
      title={`No order for “${asked.search}”`}
      act={
        <div className="flex flex-wrap justify-center gap-2">
          {asked.view !== "all" && (
            <ButtonLink to={addressOf({ ...asked, view: "all", state: "", channel: "" })}>
              Look in all orders
            </ButtonLink>
          )}
          <ButtonLink to={`/products?${new URLSearchParams({ search: asked.search })}`}>
            Look among the products
          </ButtonLink>
        </div>
      }
    >
      {as.length > 0 && <p>It was looked for as {either(as.map((kind) => soughtAs[kind]))}.</p>}
      <p>
        An order's number goes with or without its hyphen, a mobile by its last digits too, an invoice's and a parcel's
        number whole, a name by its beginning.
      </p>
    </Empty>
  );
}
