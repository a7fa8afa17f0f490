import type { ReactNode } from "react";
import { Price } from "../../parts/Price.tsx";

/** What an order or a quote comes to, in paise. */
export type Amounts = {
  subtotal: number;
  discount: number;
  delivery_charge: number;
  cod_fee: number;
  tax_included: number;
  total: number;
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd className="ml-auto text-right">{children}</dd>
  </div>
);

/** The totals as the shop computed them; `deliveryKnown` is false while nobody has said where to. */
export const Totals = ({ amounts, deliveryKnown }: { amounts: Amounts; deliveryKnown: boolean }) => (
  <dl>
    <Row label="Items">
      <Price paise={amounts.subtotal} />
    </Row>
    {amounts.discount > 0 && (
      <Row label="Discount">
        <span className="text-success">
          −<Price paise={amounts.discount} />
        </span>
      </Row>
    )}
    <Row label="Delivery">
      {!deliveryKnown ? (
        "Enter a pincode"
      ) : amounts.delivery_charge === 0 ? (
        "Free"
      ) : (
        <Price paise={amounts.delivery_charge} />
      )}
    </Row>
    {amounts.cod_fee > 0 && (
      <Row label="Cash on delivery fee">
        <Price paise={amounts.cod_fee} />
      </Row>
    )}
    <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-4">
      <dt className="font-semibold">Total</dt>
      <dd className="ml-auto text-xl font-semibold">
        <Price paise={amounts.total} />
      </dd>
    </div>
    {amounts.tax_included > 0 && (
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <dt>GST included</dt>
        <dd className="ml-auto">
          <Price paise={amounts.tax_included} />
        </dd>
      </div>
    )}
  </dl>
);
