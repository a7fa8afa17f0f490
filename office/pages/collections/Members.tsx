import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Money } from "../../parts/Money.tsx";
import { PickProduct } from "../../parts/PickProduct.tsx";
import { Sortable } from "../../parts/Sortable.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { useSettled } from "../../parts/useSettled.ts";
import { say } from "../../shell/toasts.ts";
import { counted } from "../order/words.ts";
import { movedBy } from "../shopfront/useDraft.ts";
import type { Member } from "../shopfront/words.ts";
import { type Rule, ruleOf } from "./RuleFields.tsx";

type Asked = { rule: Rule | null; products: number[] | null; discount: number | null };

/** The products of a collection as it is typed, with what the discount makes of their prices. */
function useMembers({ rule, products, discount }: Asked) {
  const body = { rule: rule ? ruleOf(rule) : null, products, discount_bp: discount };
  const asked = useSettled(JSON.stringify(body));
  const settled = JSON.parse(asked) as typeof body;
  const enabled = !settled.rule || Object.keys(settled.rule).length > 0;
  return useQuery({
    queryKey: ["POST /shopfront/members", asked],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call("POST /shopfront/members", { body: settled, signal }),
  });
}

/** A product in a collection: its price, and what it sells for with the discount. */
const MemberLine = ({ name, image, shown, price, sells_for }: Member) => (
  <>
    <Thumb image={image} size={40} />
    <span className="min-w-0 flex-1">
      {name}
      {!shown && <span className="block text-xs text-error">Shoppers don't see it: it is hidden.</span>}
    </span>
    <span className="text-end">
      <Money paise={sells_for} />
      {sells_for < price && (
        <s className="block text-xs text-muted">
          <Money paise={price} />
        </s>
      )}
    </span>
  </>
);

/** How many products a rule finds, and the first of them, while it is being typed. */
export function FoundByRule({ rule, discount }: { rule: Rule; discount: number | null }) {
  const { data, error } = useMembers({ rule, products: null, discount });
  const says = Object.keys(ruleOf(rule)).length > 0;
  return (
    <Card
      title="What the rule finds"
      aside={says && data && <span role="status">{counted(data.count, "product")}</span>}
    >
      {!says && <p className="text-muted">Say at least one thing that its products have in common.</p>}
      {error && <p className="notice notice-bad">{error.message}</p>}
      {says && data && (
        <ul className="sortable">
          {data.rows.slice(0, 12).map((row) => (
            <li key={row.id} className="sortable-row">
              <MemberLine {...row} />
            </li>
          ))}
        </ul>
      )}
      {says && data && data.count > 12 && <p className="mt-2 text-xs text-muted">and {data.count - 12} more</p>}
    </Card>
  );
}

/** The products that were picked, in their order, and the field that picks the next. */
export function PickedByHand({
  products,
  discount,
  onChange,
}: {
  products: number[];
  discount: number | null;
  onChange: (products: number[]) => void;
}) {
  const { data } = useMembers({ rule: null, products, discount });
  const known = new Map(data?.rows.map((row) => [row.id, row]));
  const things = products.map((id) => ({ key: String(id), row: known.get(id) }));
  const pick = async (variant: number) => {
    const { rows } = await call("POST /shopfront/members", {
      body: { rule: null, products: null, variant, discount_bp: null },
    });
    const [found] = rows;
    if (!found) return;
    if (products.includes(found.id)) say({ kind: "info", text: `${found.name} is in it already.` });
    else onChange([...products, found.id]);
  };
  return (
    <Card title="Picked products" aside={<span role="status">{counted(products.length, "product")}</span>}>
      <PickProduct
        label="Add a product"
        onPick={({ id }) => {
          pick(id).catch((error: Error) => say({ kind: "error", text: error.message }));
        }}
      />
      <div className="mt-3">
        <Sortable
          label="Picked products"
          things={things}
          nameOf={({ row, key }) => row?.name ?? `Product ${key}`}
          onMove={(key, by) => onChange(movedBy(things, key, by).map((thing) => Number(thing.key)))}
        >
          {({ row, key }) => (
            <>
              {row ? <MemberLine {...row} /> : <span className="flex-1 text-muted">Product {key}</span>}
              <Button
                small
                look="quiet"
                aria-label={`Take out ${row?.name ?? key}`}
                onClick={() => onChange(products.filter((id) => String(id) !== key))}
              >
                <Icon name="close" className="size-4" />
              </Button>
            </>
          )}
        </Sortable>
      </div>
    </Card>
  );
}
