import type { ProductChange } from "../../../contract/office/product.ts";

/** How a product's fields are called within a sentence. */
export const productLabels: Record<keyof ProductChange, string> = {
  name: "the name",
  brand: "the maker",
  category: "the shelf",
  description: "the description",
  highlights: "the highlights",
  specifications: "the specifications",
  in_the_box: "what is in the box",
  warranty: "the warranty",
  country_of_origin: "the country of origin",
  hsn: "the HSN",
  gst_bp: "the GST rate",
  tax_class: "the tax class",
  generic_name: "the generic name",
  net_quantity: "the net quantity",
  manufacturer: "the manufacturer",
  importer: "the importer",
  tags: "the tags",
  alternative_names: "the other names",
  option_names: "the options",
  booking: "the booking",
  available_from: "the day",
  published: "whether it is shown",
  attributes: "the attributes",
  collections: "the collections",
};
