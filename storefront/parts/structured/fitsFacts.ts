type Fitting = { product_url: string; brand_name: string; name: string; price: number; sold: boolean };

/** What fits a product, in schema.org's words: each is an accessory for it. Prices in paise. */
export const fitsFacts = (
  fittings: Fitting[],
  product: { name: string; product_url: string },
  shopUrl: string,
): object => {
  const at = (path: string) => new URL(path, shopUrl).href;
  return {
    "@type": "ItemList",
    name: `What fits the ${product.name}`,
    itemListElement: fittings.map(({ product_url, brand_name, name, price, sold }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: at(`/product/${product_url}`),
      item: {
        "@type": "Product",
        name,
        url: at(`/product/${product_url}`),
        brand: { "@type": "Brand", name: brand_name },
        isAccessoryOrSparePartFor: {
          "@type": "Product",
          name: product.name,
          url: at(`/product/${product.product_url}`),
        },
        offers: {
          "@type": "Offer",
          price: (price / 100).toFixed(2),
          priceCurrency: "INR",
          availability: `https://schema.org/${sold ? "InStock" : "OutOfStock"}`,
        },
      },
    })),
  };
};
