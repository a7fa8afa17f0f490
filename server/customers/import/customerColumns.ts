/**
 * The columns of customers' exports: Shopify's of both generations (https://help.shopify.com/en/manual/customers/import-export-customers),
 * WooCommerce's report and its billing fields as exporters write them, and what plain sheets say.
 */
export const customerColumns = {
  email: ["email", "e-mail", "email address", "user_email", "billing_email", "billing email"],
  firstName: ["first name", "first_name", "billing_first_name", "billing first name"],
  lastName: ["last name", "last_name", "billing_last_name", "billing last name"],
  name: ["name", "full name", "customer name", "display_name"],
  mobile: ["phone", "mobile", "mobile number", "phone number", "billing_phone", "billing phone"],
  addressPhone: ["default address phone"],
  offers: ["accepts email marketing", "accepts marketing", "newsletter", "offers"],
  line1: ["default address address1", "address1", "address 1", "billing_address_1", "billing address 1", "address"],
  line2: ["default address address2", "address2", "address 2", "billing_address_2", "billing address 2"],
  city: ["default address city", "city", "billing_city", "billing city"],
  state: ["default address province", "province", "state", "region", "billing_state", "billing state"],
  country: ["default address country code", "country code", "country", "country / region", "billing_country"],
  pincode: ["default address zip", "zip", "pincode", "postal code", "postcode", "billing_postcode", "billing postcode"],
} as const;
export type CustomerColumn = keyof typeof customerColumns;

/** Columns of money or points that a shop owes its customers. */
export const isBalance = (column: string): boolean =>
  /gift ?card|store ?credit|credit ?balance|wallet|loyalty|reward|\bpoints\b|^balance$/i.test(
    column.replaceAll("_", " "),
  );
