import { readOpeningTime, weekdays } from "../../../contract/openingHours.ts";
import { shopPicture } from "../picture.ts";
import type { ShopFacts } from "../shellData.ts";

/** What the return policy says about a change of mind; what is wrong comes back at the shop's cost in any case. */
export const returnFacts = ({ return_days: days, url }: ShopFacts) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "IN",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: days,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  merchantReturnLink: new URL("/returnpolicy", url).href,
});

/** One line of opening hours, as "Mo-Sa 10:00-20:30". */
function hoursFacts(text: string): object[] {
  const time = readOpeningTime(text);
  if (!time) return [];
  const dayOfWeek = time.days.map((day) => weekdays.find(([short]) => short === day)?.[1]);
  return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens: time.opens, closes: time.closes }];
}

/** A holiday: from midnight to midnight nothing is open. */
const closedFacts = ({ from, to, words }: ShopFacts["holidays"][number]) => ({
  "@type": "OpeningHoursSpecification",
  name: words,
  validFrom: from,
  validThrough: to,
  opens: "00:00",
  closes: "00:00",
});

/** The business, its showroom and its site with the search on it, in schema.org's words. */
export function shopFacts(shop: ShopFacts): object {
  const at = (path: string) => new URL(path, shop.url).href;
  const [street = "", ...rest] = shop.address;
  const business = { "@id": at("/#business") };
  const phone = shop.phones[0];
  return {
    "@graph": [
      {
        "@type": "Organization",
        ...business,
        name: shop.name,
        legalName: shop.legal_name,
        url: at("/"),
        logo: at("/favicon.svg"),
        vatID: shop.gstin,
        ...(shop.social.length > 0 ? { sameAs: shop.social.map(({ url }) => url) } : {}),
        contactPoint: { "@type": "ContactPoint", contactType: "customer service", telephone: phone, email: shop.email },
        hasMerchantReturnPolicy: returnFacts(shop),
      },
      {
        "@type": shop.business_type,
        name: shop.name,
        image: at(`${shopPicture}-800.webp`),
        telephone: phone,
        address: {
          "@type": "PostalAddress",
          streetAddress: street,
          addressLocality: shop.city ?? rest.join(", ").replace(/\s*–.*$/, ""),
          addressRegion: shop.state,
          postalCode: shop.pincode,
          addressCountry: "IN",
        },
        openingHoursSpecification: shop.opening_hours.flatMap((text) => hoursFacts(text)),
        ...(shop.holidays.length > 0 ? { specialOpeningHoursSpecification: shop.holidays.map(closedFacts) } : {}),
        hasMap: shop.map_url,
        parentOrganization: business,
      },
      {
        "@type": "WebSite",
        name: shop.name,
        url: at("/"),
        publisher: business,
        potentialAction: {
          "@type": "SearchAction",
          target: `${at("/products/search")}?search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
