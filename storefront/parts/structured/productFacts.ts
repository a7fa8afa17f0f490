import type { Variant } from "../../../contract/catalogue.ts";
import { ourPicture } from "../picture.ts";
import type { ShownProduct } from "../product/shownProduct.ts";
import { picturesFor } from "../product/variants.ts";
import type { FirstReviews } from "../reviews/firstReviews.ts";
import type { ShopFacts } from "../shellData.ts";
import { gtinFacts } from "./gtinFacts.ts";
import { reviewFacts } from "./reviewFacts.ts";
import { returnFacts } from "./shopFacts.ts";

const availability = { in_stock: "InStock", out_of_stock: "OutOfStock", preorder: "PreOrder" };

/** Paise as a number of rupees in text, without a thousands mark. */
const rupees = (paise: number) => (paise / 100).toFixed(2);

const price = (paise: number) => ({ price: rupees(paise), priceCurrency: "INR" });

const india = { "@type": "DefinedRegion", addressCountry: "IN" };

/** Delivery is free from a value of goods on; below it the charge goes by weight and pincode, which no fixed rate tells. */
const deliveryFacts = (variant: Variant, shop: ShopFacts) => ({
  "@type": "OfferShippingDetails",
  shippingDestination: india,
  ...(variant.price >= shop.free_delivery_from
    ? { shippingRate: { "@type": "MonetaryAmount", value: "0.00", currency: "INR" } }
    : {}),
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
    transitTime: { "@type": "QuantitativeValue", minValue: 1, maxValue: 10, unitCode: "DAY" },
  },
});

/** A product with the offer of one of its variants, in schema.org's words. */
export function productFacts(product: ShownProduct, variant: Variant, shop: ShopFacts, reviews?: FirstReviews): object {
  const at = (path: string) => new URL(path, shop.url).href;
  const url = at(`/product/${product.product_url}`);
  const { parent_category: parent, category } = product;
  return {
    "@type": "Product",
    name: product.product_name,
    url,
    image: picturesFor(product.images, variant, product.variants).map(({ src }) => at(`${ourPicture(src)}-800.webp`)),
    description: product.highlights.join(". ") || product.product_name,
    sku: variant.sku,
    ...gtinFacts(variant),
    brand: { "@type": "Brand", name: product.brand.name },
    category: parent ? `${parent.name} > ${category.name}` : category.name,
    ...(product.country_of_origin ? { countryOfOrigin: product.country_of_origin } : {}),
    ...(reviews ? reviewFacts(reviews) : {}),
    offers: {
      "@type": "Offer",
      url,
      ...price(variant.price),
      availability: `https://schema.org/${availability[variant.availability]}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: shop.name },
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        ...price(variant.mrp),
        valueAddedTaxIncluded: true,
      },
      shippingDetails: deliveryFacts(variant, shop),
      hasMerchantReturnPolicy: returnFacts(shop),
    },
  };
}
