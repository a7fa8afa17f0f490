import { useNavigate } from "react-router";
import { scopeInWords } from "../../../contract/couponScope.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { Clashes } from "../order/edit/Clashes.tsx";
import { History } from "../product/History.tsx";
import { type Coupon, type Fields, slugsOf } from "./fields.ts";
import { ForWhat, WhatItGives, WhenAndWho } from "./groups.tsx";
import { sentenceOf } from "./sentence.ts";
import { TrialPane } from "./TrialPane.tsx";
import { historyOf } from "./told.ts";
import { Cost, Uses } from "./Uses.tsx";
import { type CouponDraft, useCouponForm } from "./useCouponForm.ts";
import { type Choices, stateNames } from "./words.ts";

type Props = { coupon?: Coupon; like?: Fields; choices: Choices; onSaved: (coupon: Coupon) => void };

/** What is typed for it, in words, by the names of what was chosen. */
function scopeOf({ categories, brands, collections }: Fields, has: Choices): string {
  const names = (slugs: string, of: readonly { slug: string; name: string }[]) =>
    slugsOf(slugs).map((slug) => of.find((one) => one.slug === slug)?.name ?? slug);
  return scopeInWords({
    category_names: names(categories, has.categories),
    brand_names: names(brands, has.brands),
    collection_names: names(collections, has.collections),
  });
}

/** A coupon's rules at the left, told in a sentence; at the right a cart to try them on. */
export function CouponForm({ coupon, like, choices, onSaved }: Props) {
  const session = useStaff();
  const draft = useCouponForm({ coupon, like, onSaved });
  const { seen, typed, set, fields, wrong, clashes, isChanged } = draft;
  const why = Object.values(wrong)[0];
  const scope = scopeOf(typed, choices);
  useUnsaved(isChanged);
  useKeys("This coupon", [
    {
      keys: "Ctrl+s",
      what: "Save",
      act: () => document.querySelector<HTMLFormElement>("#coupon form")?.requestSubmit(),
    },
  ]);
  const { text: _, ...tried } = draft.draft;
  return (
    <div id="coupon" className="order-columns">
      <div className="order-main">
        <Form onSend={draft.save}>
          {({ errors, failure, busy }) => {
            const group = { fields: typed, set, errors };
            return (
              <>
                <Head draft={draft} busy={busy} />
                <p className="coupon-sentence" aria-live="polite">
                  {wrong.percent || wrong.amount
                    ? "Say how much it takes off, and a sentence here says what the coupon does."
                    : `${sentenceOf(fields, scope)}.`}
                </p>
                <Failure text={failure} />
                {clashes && (
                  <Clashes
                    thing="coupon"
                    clashes={clashes}
                    chosen={(name) => typed[name as keyof Fields]}
                    onChoose={({ name }, value) => set(name, value)}
                  />
                )}
                <WhatItGives group={group} code={seen ? undefined : draft} />
                <WhenAndWho group={group} />
                <ForWhat group={group} choices={choices} />
              </>
            );
          }}
        </Form>
      </div>
      <aside className="order-side" aria-label="Trial">
        <TrialPane code={draft.code} fields={tried} why={why} />
      </aside>
      {seen && (
        <div className="order-main order-rest">
          <Cost coupon={seen} />
          {may(session, "orders.money") && <Uses code={seen.code} />}
          <History rows={historyOf(seen).map((row) => ({ ...row, sku: null }))} />
        </div>
      )}
    </div>
  );
}

/** What is done with the whole of it: save, end, duplicate. */
function Head({ draft: { seen, isChanged, end, ending }, busy }: { draft: CouponDraft; busy: boolean }) {
  const navigate = useNavigate();
  const state = seen && stateNames[seen.state];
  return (
    <PageHead title={seen?.code ?? "New coupon"} aside={state && <Badge tone={state.tone}>{state.name}</Badge>}>
      <Button type="submit" look="primary" busy={busy || (seen !== undefined && !isChanged)}>
        {seen ? "Save" : "Make it"}
      </Button>
      {seen && seen.state !== "ended" && (
        <Button onClick={end} busy={ending}>
          End now
        </Button>
      )}
      {seen && (
        <Menu
          label="More about this coupon"
          acts={[
            { name: "Duplicate", icon: "copy", do: () => void navigate(`/coupons/new?from=${seen.code}`) },
            { name: "Copy the code", do: () => void navigator.clipboard.writeText(seen.code) },
          ]}
        />
      )}
    </PageHead>
  );
}
