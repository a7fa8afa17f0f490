import type { ReorderMaker, ReorderRow } from "../../../contract/office/stock.ts";
import { addressOf } from "../../api/call.ts";
import { useRead } from "../../api/read.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Money } from "../../parts/Money.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, Table } from "../../parts/Table.tsx";
import { nameOf, pieces } from "./words.ts";

const figure = (head: string, cell: (row: ReorderRow) => number, phone?: "none"): Column<ReorderRow> => ({
  head,
  right: true,
  ...(phone && { phone }),
  cell: (row) => <span className="figures">{cell(row).toLocaleString("en-IN")}</span>,
});

const columns: readonly Column<ReorderRow>[] = [
  {
    head: "Variant",
    phone: "lead",
    cell: (row) => (
      <span className="min-w-0">
        <span className="line-clamp-2">{nameOf(row)}</span>
        <span className="figures block text-xs text-muted">{row.sku}</span>
      </span>
    ),
  },
  {
    head: "Order",
    right: true,
    cell: ({ order }) => <strong className="figures">{order.toLocaleString("en-IN")}</strong>,
  },
  figure("On hand", ({ on_hand }) => on_hand),
  figure("Held", ({ held }) => held),
  figure("Sold, 30 days", ({ sold_30 }) => sold_30),
  figure("90 days", ({ sold_90 }) => sold_90, "none"),
  figure("Order at", ({ reorder_point }) => reorder_point ?? 0, "none"),
];
const costs: Column<ReorderRow> = {
  head: "Cost",
  right: true,
  phone: "none",
  cell: ({ cost, order }) => (cost == null ? <span className="text-faint">–</span> : <Money paise={cost * order} />),
};

const Csv = ({ brand }: { brand?: string }) => (
  <a
    href={addressOf("/stock/reorder/csv", { query: { brand } })}
    download
    className="button button-secondary button-small"
  >
    CSV
  </a>
);

/** What is down to its reorder point and how many of it to order, maker by maker. */
export default function Reorder() {
  const read = useRead("GET /stock/reorder");
  const makers = read.data?.makers ?? [];
  return (
    <>
      <PageHead title="What to order">
        <ButtonLink to="/stock?view=low" look="quiet">
          Low stock
        </ButtonLink>
        {makers.length > 1 && (
          <a href={addressOf("/stock/reorder/csv", {})} download className="button button-secondary">
            All as CSV
          </a>
        )}
      </PageHead>
      <Loaded read={read}>
        {() =>
          makers.length === 0 ? (
            <Empty icon="check" title="Nothing is to be ordered" act={<ButtonLink to="/stock">All stock</ButtonLink>}>
              A variant stands here when what is left to sell is down to its reorder point. The point, and how many are
              ordered at a time, are set with the product's variants.
            </Empty>
          ) : (
            makers.map((maker) => <Maker key={maker.slug} maker={maker} />)
          )
        }
      </Loaded>
    </>
  );
}

const Maker = ({ maker: { slug, name, pieces: count, rows } }: { maker: ReorderMaker }) => (
  <section aria-labelledby={`maker-${slug}`} className="mb-6">
    <header className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={`maker-${slug}`} className="font-display text-xl">
        {name}
      </h2>
      <p className="flex-1 text-muted">{pieces(count)}</p>
      <Csv brand={slug} />
    </header>
    <Table
      caption={`What to order of ${name}`}
      columns={rows.some(({ cost }) => cost !== undefined) ? [...columns, costs] : columns}
      rows={rows}
      keyOf={({ id }) => id}
      to={({ id }) => `/stock/${id}`}
    />
  </section>
);
