/** What a shop keeps of a variant for itself: GTIN, cost in paise, shelf, when to order how many. An absent key stays as it was. */
export type KeptForShop = {
  gtin?: string | null;
  cost?: number | null;
  place?: string | null;
  reorder_point?: number | null;
  reorder_quantity?: number | null;
};

/**
 * A variant as a file tells it. Money in paise. What is null the file doesn't say, and what was stays; but a picture
 * that is null is none where `says_image`. `uncounted`: it is sold without a number of pieces.
 */
export type ParsedVariant = {
  line: number;
  sku: string;
  option_values: string[] | null;
  mrp: number | null;
  list_price: number | null;
  quantity: number | null;
  uncounted: boolean;
  weight_g: number | null;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
  image_src: string | null;
  says_image: boolean;
  /** Absent: the file has no columns for any of it. */
  kept?: KeptForShop;
};

/** The columns of table `product` that a file may set. A key that is absent leaves what was there. */
export type ProductFields = {
  name?: string;
  option_names?: string[];
  published?: boolean;
  description?: string;
  highlights?: string[];
  specifications?: { name: string; value: string }[];
  in_the_box?: string[];
  warranty?: string | null;
  country_of_origin?: string | null;
  hsn?: string | null;
  gst_bp?: number | null;
  generic_name?: string | null;
  net_quantity?: string | null;
  manufacturer?: string | null;
  importer?: string | null;
  tags?: string[];
  alternative_names?: string[];
  booking?: "none" | "demo" | "preorder";
  available_from?: string | null;
  popularity?: number;
  fits?: string[];
  created_at?: string;
};

/** A product as a file tells it, checked and cleaned. */
export type ParsedProduct = {
  line: number;
  slug: string;
  fields: ProductFields;
  /** Absent: the file has no column for it. */
  brand?: string;
  /** What the file says of its category, the best first: a name, a slug or a path ("Clothing > Hoodies"). Absent: the file has no column for it. */
  categories?: string[];
  /** The slug of its tax class, null for none of its own. Absent: the file has no column for it. */
  tax_class?: string | null;
  images?: { src: string; alt: string }[];
  attributes?: { name: string; value: string }[];
  collections?: string[];
  variants: ParsedVariant[];
  /** SKUs of refused rows: a row that can't be read takes nothing out of the shop. */
  kept: string[];
  /** Whether the file names SKUs; else its variants are known by their options. */
  names_skus: boolean;
};
