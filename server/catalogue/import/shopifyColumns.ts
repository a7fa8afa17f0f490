/** Shopify's product columns: the names of exports up to 2024, and those of today's. https://help.shopify.com/en/manual/products/import-export/using-csv */
export const shopifyColumns = {
  handle: ["handle", "url handle"],
  title: ["title"],
  description: ["body (html)", "description", "body html"],
  vendor: ["vendor"],
  type: ["type", "product type", "custom product type"],
  productCategory: ["product category", "standard product type", "standardized product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  grams: ["variant grams", "weight value (grams)"],
  quantity: ["variant inventory qty", "inventory quantity"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price", "compare at price"],
  imageSrc: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAlt: ["image alt text"],
  variantImage: ["variant image", "variant image url"],
} as const;

export type ShopifyColumn = keyof typeof shopifyColumns;
