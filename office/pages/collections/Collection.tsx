import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Refused } from "../../api/call.ts";
import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { AreaField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { Choice } from "../order/acts/Choice.tsx";
import { Preview } from "../shopfront/Preview.tsx";
import { PublishBar } from "../shopfront/PublishBar.tsx";
import { DateFields } from "../shopfront/ShownWhen.tsx";
import { Theirs } from "../shopfront/Theirs.tsx";
import { Clash, type Draft, useDraft, withEdit } from "../shopfront/useDraft.ts";
import { fromField, newKey, type State, slugOf } from "../shopfront/words.ts";
import { FoundByRule, PickedByHand } from "./Members.tsx";
import { parsePercent } from "./percent.ts";
import { type Rule, RuleFields, ruleOf } from "./RuleFields.tsx";

type Collection = State<"collections">["collections"][number];

const empty = (): Collection => ({
  key: newKey(),
  slug: "",
  name: "",
  text: "",
  discount_bp: null,
  rule: {},
  products: null,
  from: null,
  until: null,
});

/** One collection: what it is called, what is in it, what is off its prices and when. */
export default function CollectionPage() {
  const { key = "" } = useParams();
  const draft = useDraft("collections");
  return (
    <Loaded read={draft.read}>
      {() => {
        const found = draft.state?.collections.find((collection) => collection.key === key || collection.slug === key);
        if (key === "new") return <Editor key="new" draft={draft} collection={undefined} />;
        return found ? (
          <Editor key={found.key} draft={draft} collection={found} />
        ) : (
          <Empty
            icon="list"
            title="There is no such collection"
            act={<ButtonLink to="/collections">All collections</ButtonLink>}
          />
        );
      }}
    </Loaded>
  );
}

function Editor({ draft, collection }: { draft: Draft<"collections">; collection: Collection | undefined }) {
  const navigate = useNavigate();
  const choices = useRead("GET /shopfront/choices").data;
  const [seen, setSeen] = useState(() => collection ?? empty());
  const [told, setTold] = useState<object>();
  const [made, setMade] = useState<"rule" | "hand">(seen.rule ? "rule" : "hand");
  const [rule, setRule] = useState<Rule>(seen.rule ?? {});
  const [products, setProducts] = useState(seen.products ?? []);
  const [percent, setPercent] = useState(seen.discount_bp === null ? "" : String(seen.discount_bp / 100));
  const [slug, setSlug] = useState(seen.slug);
  const [touched, setTouched] = useState(false);
  const discount = parsePercent(percent);
  const seemly = discount && discount <= 9_000 ? discount : null;
  useUnsaved(touched);
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setTouched(true);
      set(value);
    };
  const save = async (fields: Record<string, string>) => {
    if (discount === undefined) {
      const message = "Please enter a percentage, such as 10, or nothing.";
      throw new Refused(422, { message, errors: { discount_bp: message } });
    }
    const wanted: Collection = {
      ...seen,
      slug,
      name: fields.name ?? "",
      text: fields.text ?? "",
      discount_bp: discount,
      rule: made === "rule" ? ruleOf(rule) : null,
      products: made === "hand" ? products : null,
      from: fromField(fields.from),
      until: fromField(fields.until),
    };
    try {
      await draft.change((state) => ({ collections: withEdit(state.collections, seen, wanted, told) }));
    } catch (error) {
      if (error instanceof Clash) setTold(error.theirs);
      throw error;
    }
    setSeen(wanted);
    setTold(undefined);
    setTouched(false);
    say({ kind: "done", text: "Kept in the draft. Shoppers see it once it is published." });
    if (!collection) setTimeout(() => void navigate(`/collections/${wanted.slug}`, { replace: true }));
  };
  const remove = async () => {
    setTouched(false);
    await draft.change((state) => ({ collections: state.collections.filter(({ key }) => key !== seen.key) }));
    say({ kind: "done", text: `${seen.name} goes when the draft is published.` });
    setTimeout(() => void navigate("/collections"));
  };
  useKeys("This form", [
    {
      keys: "Ctrl+s",
      what: "Save in the draft",
      act: () => document.querySelector<HTMLFormElement>("#collection form")?.requestSubmit(),
    },
  ]);
  return (
    <div id="collection">
      <PageHead title={collection ? seen.name : "New collection"} aside={collection && `/products/${seen.slug}`}>
        {collection && (
          <Button
            look="danger"
            onClick={() => {
              remove().catch((error: Error) => say({ kind: "error", text: error.message }));
            }}
          >
            Delete
          </Button>
        )}
      </PageHead>
      {draft.data && <PublishBar part="collections" data={draft.data} saving={draft.saving} />}
      <div className="front-columns">
        <Form onSend={save} className="front-main">
          {({ errors, failure, busy }) => (
            <>
              <Card title="What it is">
                <div className="grid gap-3" onChange={() => setTouched(true)}>
                  <TextField
                    label="Name"
                    name="name"
                    defaultValue={seen.name}
                    error={errors.name}
                    onChange={({ target }) => !collection && setSlug(slugOf(target.value))}
                  />
                  <TextField
                    label="Address"
                    name="slug"
                    value={slug}
                    error={errors.slug}
                    onChange={({ target }) => setSlug(target.value)}
                    hint={
                      collection
                        ? `/products/${slug}. The old address leads to the new one.`
                        : `/products/${slug || "…"}`
                    }
                  />
                  <AreaField label="Words" name="text" rows={2} defaultValue={seen.text} error={errors.text} />
                </div>
              </Card>
              <Card title="What is in it">
                <div className="grid gap-4">
                  <Choice
                    row
                    legend="Made"
                    name="made"
                    value={made}
                    onChange={change(setMade)}
                    options={[
                      { value: "rule", name: "By a rule" },
                      { value: "hand", name: "By hand" },
                    ]}
                  />
                  {made === "rule" && <RuleFields rule={rule} choices={choices} onChange={change(setRule)} />}
                  {errors.rule && <p className="text-xs text-error">{errors.rule}</p>}
                </div>
              </Card>
              {made === "hand" && <PickedByHand products={products} discount={seemly} onChange={change(setProducts)} />}
              <Card title="Discount">
                <div className="grid gap-3" onChange={() => setTouched(true)}>
                  <TextField
                    label="Per cent off"
                    name="discount_bp"
                    inputMode="decimal"
                    value={percent}
                    error={errors.discount_bp}
                    onChange={({ target }) => setPercent(target.value)}
                    hint="Empty: none. Prices follow it between its dates; the better one of two holds."
                  />
                  <DateFields dated={seen} errors={errors} from="Begins" until="Ends" />
                </div>
              </Card>
              {told && <Theirs theirs={told} seen={seen} />}
              <Failure text={failure} />
              <div className="flex justify-end gap-2">
                <ButtonLink to="/collections">All collections</ButtonLink>
                <Button type="submit" look="primary" busy={busy}>
                  Save in the draft
                </Button>
              </div>
            </>
          )}
        </Form>
        <div className="front-main">
          {made === "rule" && <FoundByRule rule={rule} discount={seemly} />}
          {collection && draft.data && (
            <Preview part="collections" version={draft.data.version} path={`/products/${seen.slug}`} />
          )}
        </div>
      </div>
    </div>
  );
}
