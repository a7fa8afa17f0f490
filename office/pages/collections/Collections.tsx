import { Link, useNavigate } from "react-router";
import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { ButtonLink } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Sortable } from "../../parts/Sortable.tsx";
import { counted } from "../order/words.ts";
import { History, Plans, PublishBar } from "../shopfront/PublishBar.tsx";
import { ShownWhen } from "../shopfront/ShownWhen.tsx";
import { movedBy, useDraft } from "../shopfront/useDraft.ts";

/** The collections in the shop's order: by a rule or by hand, with their discounts. */
export default function Collections() {
  const draft = useDraft("collections");
  const counts = new Map(
    useRead("GET /shopfront/choices").data?.collections.map(({ key, products }) => [key, products]),
  );
  const navigate = useNavigate();
  useKeys("Shopfront", [{ keys: "n", what: "New collection", act: () => void navigate("/collections/new") }]);
  useKeys("A list in an order", [
    { keys: "Alt+ArrowUp", what: "Move up what has the focus", act: () => {} },
    { keys: "Alt+ArrowDown", what: "Move it down", act: () => {} },
  ]);
  return (
    <>
      <PageHead title="Collections">
        <ButtonLink to="/collections/new" look="primary" icon="plus">
          New collection
        </ButtonLink>
      </PageHead>
      <Loaded read={draft.read}>
        {() =>
          draft.data &&
          draft.state && (
            <div className="front-main">
              <PublishBar part="collections" data={draft.data} saving={draft.saving} />
              {draft.state.collections.length === 0 ? (
                <Empty icon="list" title="No collection yet">
                  A collection puts products together: all that a rule finds, or some that you pick. Rows of the home
                  page show them, banners lead to them, and a discount may run on them from a day on.
                </Empty>
              ) : (
                <Card
                  title="In the shop's order"
                  aside={<span className="text-muted">{counted(draft.state.collections.length, "collection")}</span>}
                >
                  <Sortable
                    label="Collections"
                    things={draft.state.collections}
                    nameOf={({ name }) => name}
                    onMove={(key, by) => draft.start((state) => ({ collections: movedBy(state.collections, key, by) }))}
                  >
                    {({ key, name, slug, rule, products, discount_bp, from, until }) => (
                      <>
                        <Link to={`/collections/${key}`} className="min-w-0 flex-1 hover:text-brand">
                          <span className="block font-[550]">{name}</span>
                          <span className="block text-xs text-muted">
                            /products/{slug}, {rule ? "by a rule" : "by hand"},{" "}
                            {counted(products?.length ?? counts.get(key) ?? 0, "product")}
                          </span>
                        </Link>
                        {discount_bp !== null && <Badge tone="warn">{discount_bp / 100} %</Badge>}
                        <ShownWhen from={from} until={until} />
                      </>
                    )}
                  </Sortable>
                </Card>
              )}
              <Plans plans={draft.data.plans} />
              <History part="collections" history={draft.data.history} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
