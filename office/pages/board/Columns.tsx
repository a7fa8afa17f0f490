import type { RefObject } from "react";
import { Link, useSearchParams } from "react-router";
import type { Board } from "../../../contract/office/board.ts";
import { Badge } from "../../parts/Badge.tsx";
import { useWhole } from "../../parts/useWhole.ts";
import { type Column, columns, isColumn, sayCount } from "./columns.ts";
import { type CardActs, OrderCard } from "./OrderCard.tsx";

type Props = {
  board: Board;
  place: RefObject<HTMLDivElement | null>;
  chosen: ReadonlySet<string>;
  acts: CardActs;
  mayPrint: boolean;
};

/** So many cards of a column are drawn at once, more than a screen shows. */
const firstCards = 10;

/** The columns beside one another; where there is no room, one of them under tabs, kept in the address. */
export function Columns({ board, place, ...cards }: Props) {
  const [parameters] = useSearchParams();
  const asked = parameters.get("column");
  const open = isColumn(asked) ? asked : "to_pick";
  const isWhole = useWhole();
  return (
    <>
      <nav aria-label="Columns" className="views board-tabs">
        {board.columns.map(({ name, count, late }) => (
          <Link
            key={name}
            to={`/board?column=${name}`}
            replace
            className="view"
            aria-current={open === name ? "true" : undefined}
          >
            {columns[name].name}{" "}
            <span className={`figures ${late > 0 ? "text-error" : "text-muted"}`}>{sayCount(count)}</span>
          </Link>
        ))}
      </nav>
      <div ref={place} className="board">
        {board.columns.map((column) => (
          <OneColumn key={column.name} column={column} open={open === column.name} isWhole={isWhole} {...cards} />
        ))}
      </div>
    </>
  );
}

function OneColumn({
  column,
  open,
  isWhole,
  chosen,
  acts,
  mayPrint,
}: { column: Column; open: boolean; isWhole: boolean } & Omit<Props, "board" | "place">) {
  const { name, none } = columns[column.name];
  const id = `board-${column.name}`;
  const hidden = column.count - column.orders.length;
  return (
    <section
      aria-labelledby={id}
      data-column={column.name}
      className={open ? "board-column" : "board-column board-other"}
    >
      <header className="board-head">
        <h2 id={id} className="font-[600]">
          {name}
        </h2>
        <span className="figures text-muted">{sayCount(column.count)}</span>
        {column.late > 0 && <Badge tone="bad">{sayCount(column.late)} late</Badge>}
      </header>
      {column.orders.length === 0 && <p className="py-4 text-muted">{none}</p>}
      <ul className="board-cards">
        {(isWhole ? column.orders : column.orders.slice(0, firstCards)).map((order) => (
          <OrderCard
            key={order.order_no}
            order={order}
            chosen={chosen.has(order.order_no)}
            acts={acts}
            mayPrint={mayPrint}
          />
        ))}
      </ul>
      {hidden > 0 && <p className="py-3 text-muted">{sayCount(hidden)} more come up as these move on.</p>}
    </section>
  );
}
