import { useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { AreaField, CheckField, SelectField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { Chips } from "../shopfront/Chips.tsx";
import { Theirs } from "../shopfront/Theirs.tsx";
import { Clash } from "../shopfront/useDraft.ts";
import { type Choices, slugOf } from "../shopfront/words.ts";
import type { Category } from "./moves.ts";

type Props = {
  category: Category;
  departments: readonly Category[];
  choices: Choices | undefined;
  isNew: boolean;
  onClose: () => void;
  /** Keeps what was typed; `told` is what another has made of it, where that was shown. Throws what the shop refuses, and a Clash. */
  onSave: (category: Category, told?: object) => Promise<void>;
};

/** An entry of the menu: its name, where it stands, what its list is filtered by, its guide and tax. */
export function CategoryDialog({ category, departments, choices, isNew, onClose, onSave }: Props) {
  const [facets, setFacets] = useState(category.facets);
  const [told, setTold] = useState<object>();
  const [slug, setSlug] = useState(category.slug);
  const save = async ({ name = "", guide = "", parent, tax_class, hidden }: Record<string, string>) => {
    const typed = { ...category, name, guide, facets, slug, hidden: hidden !== "on" };
    try {
      await onSave({ ...typed, parent: parent || null, tax_class: tax_class || null }, told);
      onClose();
    } catch (error) {
      if (error instanceof Clash) setTold(error.theirs);
      throw error;
    }
  };
  return (
    <Dialog open onClose={onClose} title={isNew ? "New entry" : `Change ${category.name}`} wide>
      <Form onSend={save}>
        {({ errors, failure, busy }) => (
          <>
            {told && <Theirs theirs={told} seen={category} />}
            <TextField
              label="Name"
              name="name"
              defaultValue={category.name}
              error={errors.name}
              onChange={({ target }) => isNew && setSlug(slugOf(target.value))}
            />
            <TextField
              label="Address"
              name="slug"
              value={slug}
              readOnly={!isNew}
              error={errors.slug}
              onChange={({ target }) => setSlug(target.value)}
              hint={isNew ? `/category/${slug || "…"}` : "Stays: rules, coupons and product files know it by this."}
            />
            <SelectField label="Stands" name="parent" defaultValue={category.parent ?? ""} error={errors.parent}>
              <option value="">as a department</option>
              {departments
                .filter(({ key }) => key !== category.key)
                .map(({ key, name }) => (
                  <option key={key} value={key}>
                    in {name}
                  </option>
                ))}
            </SelectField>
            <CheckField label="Shown in the menu" name="hidden" defaultChecked={!category.hidden} />
            <Chips
              label="Filters of its list"
              free
              options={(choices?.facets ?? []).map((facet) => ({ value: facet, name: facet }))}
              values={facets}
              onChange={setFacets}
              hint="Attributes of its products, in this order"
            />
            <AreaField
              label="Buying guide"
              name="guide"
              rows={4}
              defaultValue={category.guide}
              error={errors.guide}
              hint="Stands on its page"
            />
            <SelectField
              label="Tax class"
              name="tax_class"
              defaultValue={category.tax_class ?? ""}
              error={errors.tax_class}
            >
              <option value="">none of its own</option>
              {(choices?.tax_classes ?? []).map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Failure text={failure} />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Save in the draft
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
