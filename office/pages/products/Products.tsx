import { useNavigate, useSearchParams } from "react-router";
import type { ProductRow } from "../../../contract/office/products.ts";
import { useList } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { say } from "../../shell/toasts.ts";
import { MoreInSight } from "../orders/MoreInSight.tsx";
import { useChosen } from "../parcels/useChosen.ts";
import { listsOfProducts } from "../product/kept.ts";
import { type Asked, addressOf, readAsked, saidOf } from "./address.ts";
import { ColumnMenu, useColumns } from "./ColumnMenu.tsx";
import { choosable, columns } from "./columns.tsx";
import { Filters } from "./Filters.tsx";

const keyOf = ({ id }: ProductRow) => String(id);

/** All goods: found by words and signs, narrowed down, shown or hidden several at once. */
export default function Products() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const session = useStaff();
  const navigate = useNavigate();
  const list = useList("GET /products", saidOf(asked));
  const { rows, keys, toggle, clear } = useChosen(list.rows, keyOf);
  const { hidden, toggle: toggleColumn } = useColumns("productColumns");
  const mayEdit = may(session, "products.edit");
  const mayPrice = may(session, "prices.edit");
  const publish = useWrite("POST /products/publish", {
    reads: listsOfProducts,
    after: ({ rows: done }, { body }) => {
      const failed = done.filter((row) => !row.done);
      for (const { name, message } of failed) say({ kind: "error", text: `${name}: ${message}` });
      const count = done.length - failed.length;
      if (count === 0) return;
      const back = { ids: done.filter((row) => row.done).map(({ id }) => id), published: !body.published };
      say({
        kind: "done",
        text: `${count} ${count === 1 ? "product" : "products"} ${body.published ? "shown in the shop" : "hidden"}.`,
        act: { name: "Undo", do: () => publish.start({ body: back }) },
      });
    },
  });
  const show = (published: boolean) => {
    const ids = rows.filter(({ state }) => state === (published ? "hidden" : "published")).map(({ id }) => id);
    if (ids.length > 0) publish.start({ body: { ids: ids.slice(0, 100), published } });
    clear();
  };
  const grid = rows.length > 0 ? `/grid?products=${rows.map(({ id }) => id).join(",")}` : addressOf(asked, "/grid");
  useKeys("Products", [
    ...(mayEdit ? [{ keys: "n", what: "New product", act: () => void navigate("/products/new") }] : []),
    ...(mayPrice ? [{ keys: "b", what: "Change these many at once", act: () => void navigate(grid) }] : []),
  ]);
  return (
    <>
      <PageHead title="Products" aside={asked.search && <span aria-live="polite">“{asked.search}”</span>}>
        <ColumnMenu heads={choosable} hidden={hidden} toggle={toggleColumn} />
        {mayPrice && <ButtonLink to={addressOf(asked, "/grid")}>Grid</ButtonLink>}
        {mayEdit && <ButtonLink to="/files">Files</ButtonLink>}
        {mayEdit && (
          <ButtonLink to="/products/new" look="primary" icon="plus">
            New product
          </ButtonLink>
        )}
      </PageHead>
      <Filters key={asked.search} asked={asked} />
      <ListTable
        caption="Products"
        list={list}
        columns={columns.filter(({ head }) => !hidden.has(head))}
        keyOf={keyOf}
        to={({ id }) => `/products/${id}`}
        {...((mayEdit || mayPrice) && { chosen: { keys, toggle } })}
        rowClass={() => "product-row"}
        empty={<None asked={asked} mayEdit={mayEdit} />}
      />
      <MoreInSight list={list} />
      {rows.length > 0 && (
        <div className="chosen-bar" role="region" aria-label="Chosen products">
          <p className="font-[550]" aria-live="polite">
            {rows.length} chosen
          </p>
          <div className="flex flex-wrap gap-2">
            {mayPrice && (
              <ButtonLink small to={grid}>
                Change in the grid
              </ButtonLink>
            )}
            {mayEdit && rows.some(({ state }) => state === "hidden") && (
              <Button small look="primary" onClick={() => show(true)}>
                Show in the shop
              </Button>
            )}
            {mayEdit && rows.some(({ state }) => state === "published") && (
              <Button small onClick={() => show(false)}>
                Hide
              </Button>
            )}
            <Button small look="quiet" onClick={clear}>
              Choose none
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** An empty list says what was asked for and what else there is. */
function None({ asked, mayEdit }: { asked: Asked; mayEdit: boolean }) {
  const all = <ButtonLink to="/products">All products</ButtonLink>;
  if (asked.search)
    return (
      <Empty icon="search" title={`No product for “${asked.search}”`} act={all}>
        Words are looked for in names, makers and addresses, an SKU by any part of it, a barcode whole.
      </Empty>
    );
  if (asked.lacks)
    return (
      <Empty icon="check" title="Nothing lacks" act={all}>
        Every product in the shop has what the law, couriers and shoppers ask for.
      </Empty>
    );
  if (asked.low)
    return (
      <Empty icon="check" title="Nothing is low" act={all}>
        A product stands here when one of its variants is down to the number at which it is to be ordered.
      </Empty>
    );
  if (Object.keys(saidOf(asked)).length > 0) return <Empty icon="products" title="None of that kind" act={all} />;
  return (
    <Empty
      icon="products"
      title="No products yet"
      act={
        mayEdit && (
          <ButtonLink to="/products/new" look="primary">
            Make the first one
          </ButtonLink>
        )
      }
    >
      Goods come here one by one, or all at once from a file of the former shop (Files).
    </Empty>
  );
}
