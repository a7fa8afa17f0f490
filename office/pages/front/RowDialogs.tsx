import { SelectField, TextField } from "../../parts/Field.tsx";
import { DateFields } from "../shopfront/ShownWhen.tsx";
import type { State } from "../shopfront/words.ts";
import { type Address, AddressList } from "./BannerDialog.tsx";
import { ThingDialog } from "./ThingDialog.tsx";

export type Section = State<"home">["sections"][number];
export type QuickLink = State<"home">["links"][number];
type Asked<T> = { isNew: boolean; onClose: () => void; onSave: (thing: T, told?: T) => Promise<void> };

/** A row of products: its heading, the collection that it shows, its dates. */
export const SectionDialog = ({
  section,
  collections,
  isNew,
  ...asked
}: Asked<Section> & { section: Section; collections: State<"collections">["collections"] }) => (
  <ThingDialog title={isNew ? "New row of products" : "Change the row"} thing={section} {...asked}>
    {(_, errors) => (
      <>
        <TextField label="Heading" name="title" defaultValue={section.title} error={errors.title} />
        <SelectField
          label="Shows the collection"
          name="collection"
          defaultValue={section.collection}
          error={errors.collection}
          hint="A new collection can be shown once it is published."
        >
          {collections.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateFields dated={section} errors={errors} />
      </>
    )}
  </ThingDialog>
);

/** A quick link: its words, where it leads, its dates. */
export const LinkDialog = ({
  link,
  addresses,
  isNew,
  ...asked
}: Asked<QuickLink> & { link: QuickLink; addresses: readonly Address[] }) => (
  <ThingDialog title={isNew ? "New quick link" : "Change the link"} thing={link} {...asked}>
    {(_, errors) => (
      <>
        <TextField label="Words" name="name" defaultValue={link.name} error={errors.name} />
        <TextField
          label="It leads to"
          name="url"
          list="link-addresses"
          defaultValue={link.url}
          error={errors.url}
          hint="A page of the shop as /products/diwali, or https://…"
        />
        <DateFields dated={link} errors={errors} />
        <AddressList id="link-addresses" addresses={addresses} />
      </>
    )}
  </ThingDialog>
);
