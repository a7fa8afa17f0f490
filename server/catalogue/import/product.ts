/** A variant as a file tells it. Money in paise; `quantity`, `weight_g` null: the file doesn't say, what was stays. */
export type ParsedVariant = {
  line: number;
  sku: string;
  option_values: string[];
  mrp: number;
  list_price: number;
  quantity: number | null;
  weight_g: number | null;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
  image_src: string | null;
};

/** The columns of table `product` that a file may set. A key that is absent leaves what was there. */
export type ProductFields = {
  name: string;
  option_names: string[];
  published: boolean;
  description?: string;
  highlights?: string[];
  specifications?: { name: string; value: string }[];
  in_the_box?: string[];
  warranty?: string | null;
  country_of_origin?: string | null;
  hsn?: string | null;
  gst_bp?: number;
  generic_name?: string | null;
  net_quantity?: string | null;
  manufacturer?: string | null;
  importer?: string | null;
  tags?: string[];
  alternative_names?: string[];
  booking?: "none" | "demo" | "preorder";
  available_from?: string | null;
  popularity?: number;
  created_at?: string;
};

/** A product as a file tells it, checked and cleaned. */
export type ParsedProduct = {
  line: number;
  slug: string;
  fields: ProductFields;
  brand: string;
  /** Names or slugs of the shelf it belongs on, the best first; the first that is known wins, else the first is made. */
  shelves: string[];
  images?: { src: string; alt: string }[];
  attributes?: { name: string; value: string }[];
  collections?: string[];
  variants: ParsedVariant[];
  /** SKUs of refused rows: a row that can't be read takes nothing off the shelf. */
  kept: string[];
};
