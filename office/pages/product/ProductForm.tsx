import { useState } from "react";
import { Refused } from "../../api/call.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { typedSince } from "../../parts/typedSince.ts";
import { useUnsaved } from "../../shell/leaving.ts";
import { Clashes } from "../order/edit/Clashes.tsx";
import { type Clash, differences, emptyFields, type Fields, fieldsOf, merge } from "./fields.ts";
import { LawsWords, WhatItIs, WhereShown } from "./groups.tsx";
import { Head } from "./Head.tsx";
import { History } from "./History.tsx";
import { keepProduct, listsOfProducts, productInRefusal } from "./kept.ts";
import { Lacks } from "./Lacks.tsx";
import { PreviewPane } from "./PreviewPane.tsx";
import { Line } from "./parts.tsx";
import { editOf, formErrors, newProductOf, type Wrong } from "./sending.ts";
import { usePreview } from "./usePreview.ts";
import { Variants } from "./Variants.tsx";
import { Waiting } from "./Waiting.tsx";
import { type Choices, type Product, variantName } from "./words.ts";

type Props = { product?: Product; choices: Choices; onSaved: (product: Product) => void };

const hasRoom = () => window.matchMedia("(min-width: 80rem)").matches;

/** What a draft needs before its page can be shown. */
function whyNoPreview(fields: Fields, wrong: Wrong): string | undefined {
  const missing = [
    !fields.name?.trim() && "a name",
    !fields.brand?.trim() && "a maker",
    !fields.category && "a shelf",
    Object.keys(wrong).some((name) => name.endsWith(".list_price")) && "a price",
  ].filter((part) => typeof part === "string");
  if (missing.length > 0) return `The preview comes once it has ${new Intl.ListFormat("en-IN").format(missing)}.`;
  return Object.values(wrong)[0];
}

/** A product in groups of fields at the left, its page in the shop at the right; on a phone one after the other. */
export function ProductForm({ product, choices, onSaved }: Props) {
  const session = useStaff();
  const rights = { edit: may(session, "products.edit"), price: may(session, "prices.edit") };
  const [seen, setSeen] = useState(product);
  const [typed, setTyped] = useState<Fields>(() => (product ? fieldsOf(product) : emptyFields));
  const [clashes, setClashes] = useState<Clash[]>();
  const [showsPreview, setShowsPreview] = useState(() => rights.edit && hasRoom());
  const [saved, setSaved] = useState(false);
  const before = seen ? fieldsOf(seen) : emptyFields;
  const nameOf = (prefix: string) => {
    const variant = seen?.variants.find(({ id }) => prefix === `variant.${id}`);
    return variant ? variantName(variant) : "new variant";
  };
  const changed = differences(before, typed, nameOf);
  const wrong: Wrong = {};
  const edit = seen ? editOf(seen, typed, wrong) : undefined;
  const made = seen ? undefined : newProductOf(typed, wrong);
  const why = whyNoPreview(typed, wrong);
  const asked = seen && edit ? { id: seen.id, edit } : made && { edit: made };
  const preview = usePreview(showsPreview && why === undefined ? asked : undefined);
  useUnsaved(changed.length > 0 && !saved);
  // What somebody else has saved meanwhile is taken over where nothing is typed.
  if (product && product !== seen && changed.length === 0) {
    setSeen(product);
    setTyped(fieldsOf(product));
  }
  const how = { reads: listsOfProducts, quiet: true } as const;
  const put = useWrite("PUT /products/{id}", { ...how, done: "Saved. Shoppers see it in a moment." });
  const price = useWrite("PATCH /products/{id}/prices", { ...how, done: "Saved. Shoppers see it in a moment." });
  const post = useWrite("POST /products", { ...how, done: "It is there." });
  const togglePreview = () => setShowsPreview((is) => !is);
  const set = (name: string, value: string) => setTyped((fields) => ({ ...fields, [name]: value }));
  const remove = (prefix: string) =>
    setTyped((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(`${prefix}.`))));

  const send = async (): Promise<Product> => {
    if (made) return post.run({ body: made });
    if (!seen || !edit) throw new Error("There is nothing to save.");
    const parameters = { id: String(seen.id) };
    if (rights.edit) return put.run({ parameters, body: { ...edit, version: seen.version } });
    const variants = edit.variants.map(({ id, version, list_price, mrp }) => ({ id, version, list_price, mrp }));
    return price.run({ parameters, body: { variants } });
  };
  const save = async () => {
    if (changed.length === 0 && seen) return;
    if (Object.keys(wrong).length > 0) throw new Refused(422, { message: Object.values(wrong)[0], errors: wrong });
    let now: Product;
    try {
      now = await send();
    } catch (error) {
      const theirs = productInRefusal(error);
      if (theirs && seen) {
        const both = merge(before, typed, fieldsOf(theirs), nameOf);
        keepProduct(theirs);
        setSeen(theirs);
        setTyped((fields) => typedSince(typed, fields, both.merged));
        setClashes(both.clashes);
        return;
      }
      if (error instanceof Refused && error.status === 422)
        throw new Refused(422, { ...error.answer, errors: formErrors(error.errors, edit ?? {}, typed) });
      throw error;
    }
    setClashes(undefined);
    if (seen) {
      setSeen(now);
      setTyped((fields) => typedSince(typed, fields, fieldsOf(now)));
    } else setSaved(true);
    onSaved(now);
  };
  useKeys("This product", [
    {
      keys: "Ctrl+s",
      what: "Save",
      act: () => document.querySelector<HTMLFormElement>("#product form")?.requestSubmit(),
    },
    ...(rights.edit ? [{ keys: "v", what: "Show or hide the preview", act: togglePreview }] : []),
  ]);
  const options = (typed.option_names ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, 3);
  return (
    <div id="product" className={showsPreview ? "shows-preview" : ""}>
      <Form onSend={save} className="">
        {({ errors, failure, busy }) => {
          const group = { fields: typed, set, errors, locked: !rights.edit };
          return (
            <>
              <Head
                product={seen}
                rights={rights}
                preview={{ shown: showsPreview, toggle: togglePreview }}
                busy={busy}
                changed={changed.length > 0}
              />
              <div className="product-columns">
                <div className="product-form">
                  {!rights.edit && (
                    <p className="notice">
                      {rights.price
                        ? "You may change this product's prices; the rest you may read."
                        : "You may read this product, not change it."}
                    </p>
                  )}
                  <Failure text={failure} />
                  {clashes && (
                    <Clashes
                      thing="product"
                      clashes={clashes}
                      chosen={(name) => typed[name]}
                      onChoose={({ name }, value) => set(name, value)}
                    />
                  )}
                  {seen && <Lacks lacks={seen.lacks} />}
                  <fieldset disabled={!rights.edit} className="contents">
                    <WhatItIs group={group} choices={choices} />
                  </fieldset>
                  <Card title="Variants and prices">
                    <div className="mb-3 max-w-md">
                      <Line
                        group={group}
                        name="option_names"
                        disabled={!rights.edit}
                        placeholder="Size, Finish"
                        hint="What tells variants apart, with commas between, up to three. One variant needs none."
                      />
                    </div>
                    {seen && <Waiting waiting={seen.waiting} />}
                    <Variants
                      group={group}
                      variants={seen?.variants ?? []}
                      options={options}
                      may={rights}
                      remove={remove}
                    />
                  </Card>
                  {seen && (
                    <Card
                      title="Pictures"
                      aside={
                        may(session, "pictures.edit") && (
                          <ButtonLink small to={`/products/${seen.id}/pictures`}>
                            Change pictures
                          </ButtonLink>
                        )
                      }
                    >
                      {seen.images.length === 0 ? (
                        <p className="text-muted">There is none yet.</p>
                      ) : (
                        <div className="flex flex-wrap gap-2">
                          {seen.images.map(({ src }) => (
                            <Thumb key={src} image={src} size={72} />
                          ))}
                        </div>
                      )}
                    </Card>
                  )}
                  <fieldset disabled={!rights.edit} className="contents">
                    <LawsWords group={group} choices={choices} product={seen} />
                    <WhereShown group={group} choices={choices} product={seen} />
                  </fieldset>
                  {seen?.history && <History rows={seen.history} />}
                </div>
                {showsPreview && <PreviewPane preview={preview} why={why} />}
              </div>
            </>
          );
        }}
      </Form>
    </div>
  );
}
