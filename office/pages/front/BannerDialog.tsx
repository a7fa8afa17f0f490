import { useState } from "react";
import { bannerLayouts } from "../../../contract/bannerLayouts.ts";
import { AreaField, SelectField, TextField } from "../../parts/Field.tsx";
import { PictureField } from "../shopfront/PictureField.tsx";
import { DateFields } from "../shopfront/ShownWhen.tsx";
import type { Choices, State } from "../shopfront/words.ts";
import { ThingDialog } from "./ThingDialog.tsx";

export type Banner = State<"home">["banners"][number];

type Props = {
  banner: Banner;
  addresses: readonly Address[];
  isNew: boolean;
  onClose: () => void;
  onSave: (banner: Banner, told?: Banner) => Promise<void>;
};

/** A page of the shop that something can lead to. */
export type Address = { url: string; name: string };
export const addressesOf = (choices: Choices | undefined, collections: State<"collections"> | undefined): Address[] => [
  { url: "/products/search", name: "All products" },
  { url: "/products/search?sort=newest", name: "What is new" },
  ...(collections?.collections ?? []).map(({ slug, name }) => ({ url: `/products/${slug}`, name })),
  ...(choices?.categories ?? []).map(({ slug, name }) => ({ url: `/category/${slug}`, name })),
  ...(choices?.brands ?? []).map(({ slug, name }) => ({ url: `/brands/${slug}`, name })),
];

/** The shop's pages, offered at the fields for addresses. */
export const AddressList = ({ id, addresses }: { id: string; addresses: readonly Address[] }) => (
  <datalist id={id}>
    {addresses.map(({ url, name }) => (
      <option key={url} value={url}>
        {name}
      </option>
    ))}
  </datalist>
);

/** A banner's words, picture, address and dates. */
export function BannerDialog({ banner, addresses, isNew, onClose, onSave }: Props) {
  const [image, setImage] = useState(banner.image);
  return (
    <ThingDialog title={isNew ? "New banner" : "Change the banner"} thing={banner} onClose={onClose} onSave={onSave}>
      {(_, errors) => (
        <>
          <TextField label="Heading" name="title" defaultValue={banner.title} error={errors.title} />
          <AreaField label="Words" name="text" rows={2} defaultValue={banner.text} error={errors.text} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="The button says" name="action" defaultValue={banner.action} error={errors.action} />
            <TextField
              label="It leads to"
              name="url"
              list="front-addresses"
              defaultValue={banner.url}
              error={errors.url}
              hint="A page of the shop as /products/diwali, or https://…"
            />
          </div>
          <PictureField name="image" value={image} error={errors.image} onChange={setImage} />
          <TextField
            label="What the picture shows"
            name="alt"
            defaultValue={banner.alt}
            error={errors.alt}
            hint="For those who hear the page"
          />
          <SelectField
            label="The words stand"
            name="layout"
            defaultValue={banner.layout}
            error={errors.layout}
            hint="On the picture they need a quiet part of it: a wall, a sky, a floor"
          >
            {Object.entries(bannerLayouts).map(([layout, name]) => (
              <option key={layout} value={layout}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateFields dated={banner} errors={errors} />
          <AddressList id="front-addresses" addresses={addresses} />
        </>
      )}
    </ThingDialog>
  );
}
