import { useSearchParams } from "react-router";
import { useList } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { MoreInSight } from "../orders/MoreInSight.tsx";
import { type Asked, queryOf, readAsked } from "./address.ts";
import { columnsOf } from "./columns.tsx";
import { Filters } from "./Filters.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { useMoving } from "./useMoving.ts";
import type { Item, Way } from "./words.ts";

/** The row that has the focus; the only one where there is one alone. */
function rowInFocus(rows: readonly Item[]): Item | undefined {
  if (rows.length === 1) return rows[0];
  const mark = document.activeElement?.closest("[data-row]")?.querySelector<HTMLElement>("[data-variant]");
  return rows.find(({ id }) => String(id) === mark?.dataset.variant);
}

/** Where a count of what is listed begins. */
const countsOf = ({ view, search }: Asked): string =>
  `/counts?${new URLSearchParams({ new: "", ...(search && { search }), ...(view !== "all" && { view }) })}`;

/** How many there are of what, and where: found by words or a scan, moved by so many pieces with why. */
export default function Stock() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const list = useList("GET /stock", queryOf(asked));
  const moving = useMoving();
  const move = (way: Way) => {
    const item = rowInFocus(list.rows);
    if (item) moving.open(item, way);
  };
  useKeys("Stock", [
    { keys: "+", what: "Add pieces of the row", act: () => move("in") },
    { keys: "=", what: "Add pieces of the row", act: () => move("in"), unlisted: true },
    { keys: "-", what: "Take pieces of the row", act: () => move("out") },
  ]);
  return (
    <>
      <PageHead title="Stock" aside={asked.search && <span aria-live="polite">“{asked.search}”</span>}>
        <ButtonLink to={countsOf(asked)} icon="scan">
          Count these
        </ButtonLink>
        <ButtonLink to="/stock/reorder" icon="list">
          What to order
        </ButtonLink>
      </PageHead>
      <Filters key={asked.search} asked={asked} />
      <ListTable
        caption="Stock"
        list={list}
        columns={columnsOf(moving.open, asked.view === "lacks")}
        keyOf={({ id }) => id}
        to={({ id }) => `/stock/${id}`}
        rowClass={() => "product-row"}
        empty={<None asked={asked} />}
      />
      <MoreInSight list={list} />
      <MoveDialog {...moving} />
    </>
  );
}

const nones: Record<Asked["view"], [title: string, words: string]> = {
  all: ["No goods yet", "Variants come here with their products, one by one or from a file of the former shop."],
  low: [
    "Nothing is low",
    "A variant stands here when it is down to the number at which it is to be ordered, or sold out.",
  ],
  out: ["None is sold out", "A variant stands here when nothing of it is left to sell."],
  uncounted: [
    "Everything is counted",
    "What a file brought without a number is sold without a count until somebody counts it.",
  ],
  lacks: ["Nothing lacks", "All goods have what the law, couriers and shoppers ask for."],
  retired: [
    "Nothing is retired",
    "A variant that is no longer sold stands here, with what may still lie on the shelf.",
  ],
};

/** An empty list says what would stand here and what else there is. */
function None({ asked }: { asked: Asked }) {
  const all = <ButtonLink to="/stock">All stock</ButtonLink>;
  if (asked.search)
    return (
      <Empty icon="search" title={`Nothing for “${asked.search}”`} act={all}>
        Words are looked for in names and makers, an SKU by any part of it, a barcode whole. A scan is heard anywhere
        here.
      </Empty>
    );
  const [title, words] = nones[asked.view];
  return (
    <Empty icon={asked.view === "all" ? "stock" : "check"} title={title} {...(asked.view !== "all" && { act: all })}>
      {words}
    </Empty>
  );
}
