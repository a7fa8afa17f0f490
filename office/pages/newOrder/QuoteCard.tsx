import type { ReactNode } from "react";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatPaise } from "../../parts/money.ts";
import { formatDays } from "../order/words.ts";
import { couponRefused } from "./refused.ts";
import type { Quoted } from "./useQuote.ts";

/** What it costs and when it comes, to be read out to the caller. */
export const QuoteCard = ({ quoted: { data, error, asking }, children }: { quoted: Quoted; children: ReactNode }) => (
  <div className="stays">
    <Card title="To be read out" aside={asking && data && <span className="text-xs text-muted">is worked out…</span>}>
      {error && <p className="notice notice-bad mb-3">{error.message}</p>}
      {data ? (
        <Sums quote={data} />
      ) : (
        !error && <p className="text-muted">Total, delivery and days stand here as soon as there are goods.</p>
      )}
      <div className="mt-4 grid gap-3">{children}</div>
    </Card>
  </div>
);

function Sums({ quote }: { quote: NonNullable<Quoted["data"]> }) {
  const { delivery } = quote;
  const priced = quote.changes.filter(({ kind }) => kind === "price");
  const refused = couponRefused(quote);
  const deliveryKnown = delivery?.serviceable ?? (quote.to_free_delivery <= 0 && quote.delivery_charge === 0);
  return (
    <>
      {priced.map(({ id, message }) => (
        <p key={id} className="notice notice-warn mb-2">
          {message}
        </p>
      ))}
      {priced.length < quote.changes.length && (
        <p className="notice notice-bad mb-2">This is without what is marked among the goods.</p>
      )}
      <dl>
        <Row name="Goods" paise={quote.subtotal} />
        {quote.discount > 0 && <Row name={`Coupon ${quote.coupon?.code ?? ""}`} paise={-quote.discount} />}
        {deliveryKnown && <Row name="Delivery" paise={quote.delivery_charge} />}
        {!delivery && !deliveryKnown && (
          <div className="sum-row text-muted">
            <dt>Delivery</dt>
            <dd>once the pincode is known</dd>
          </div>
        )}
        {quote.cod_fee > 0 && <Row name="Fee for cash" paise={quote.cod_fee} />}
        <div className="sum-row sum-total">
          <dt>Total</dt>
          <dd className="text-xl">
            <Money paise={quote.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-muted">
        GST {formatPaise(quote.tax_included)} inside.
        {quote.to_free_delivery > 0 && ` ${formatPaise(quote.to_free_delivery)} more makes delivery free.`}
      </p>
      {refused && <p className="notice notice-warn mt-2">{refused}</p>}
      {delivery?.cod_reason && (
        <p className={`notice ${delivery.serviceable ? "notice-warn" : "notice-bad"} mt-2`}>{delivery.cod_reason}</p>
      )}
      {delivery?.date_from && delivery.date_to && (
        <p className="mt-3 font-[550]">Comes {formatDays(delivery.date_from, delivery.date_to)}</p>
      )}
    </>
  );
}

/** An amount under its name. */
export const Row = ({ name, paise }: { name: ReactNode; paise: number }) => (
  <div className="sum-row">
    <dt className="text-muted">{name}</dt>
    <dd>
      <Money paise={paise} />
    </dd>
  </div>
);
