/** Who sells, as on the day of issue. `bank`: where money by transfer goes to, where the shop says so. */
export type Seller = {
  name: string;
  legal_name: string;
  address: string[];
  state: string;
  gstin: string;
  phones: string[];
  email: string;
  bank?: { account_name: string; account_number: string; ifsc: string };
};

/** Who buys and where it goes. GSTIN and business name only when they were asked to stand there. */
export type Buyer = { name: string; gstin?: string; business_name?: string; address: string[]; state: string };

/** A line in paise; `amount` = gross − discount + charges has its tax in it. Quantity 0: money back without goods. */
export type DocumentLine = {
  variant_id: number;
  description: string;
  option_text: string;
  sku: string;
  hsn: string | null;
  quantity: number;
  unit_price: number;
  gross: number;
  discount: number;
  charges: number;
  amount: number;
  gst_bp: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
};

/** An invoice or a credit note as it was issued. Amounts in paise; `inside`: within the seller's state. */
export type TaxDocument = {
  kind: "invoice" | "credit_note";
  number: string;
  issued_at: Date;
  order_no: string;
  ordered_at: Date;
  seller: Seller;
  buyer: Buyer;
  place_of_supply: string;
  inside: boolean;
  payment_method: string;
  reason: string | null;
  against: { number: string; issued_at: Date } | null;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  round_off: number;
  total: number;
  lines: DocumentLine[];
};
