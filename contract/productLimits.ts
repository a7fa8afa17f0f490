/**
 * How long a product's texts may be, in characters, and how many a list may have: the same for a file that is imported and
 * for the office. `description` is what one call can carry; a file's may be longer.
 */
export const productLimits = {
  name: 200,
  brand: 80,
  description: 50_000,
  warranty: 300,
  generic_name: 100,
  net_quantity: 100,
  manufacturer: 400,
  importer: 400,
  highlights: { most: 12, each: 300 },
  in_the_box: { most: 40, each: 200 },
  tags: { most: 50, each: 60 },
  alternative_names: { most: 60, each: 100 },
  option_names: { most: 3, each: 50 },
  specifications: { most: 60, name: 60, value: 400 },
  attributes: { most: 60, name: 60, value: 100 },
  fits: { most: 60, each: 400 },
  collections: 30,
  option_value: 100,
  sku: 100,
  place: 60,
  weight_g: 10_000_000,
  side_mm: 100_000,
  pieces: 1_000_000,
  paise: 1_000_000_000_000,
} as const;

/** What a product may lack; the rules' sources stand at server/catalogue/readLacks.ts. */
export const lackNames = [
  "HSN",
  "GST rate",
  "Country of origin",
  "Generic name",
  "Net quantity",
  "Manufacturer",
  "Importer",
  "Weight",
  "Picture",
] as const;
export type Lack = (typeof lackNames)[number];
