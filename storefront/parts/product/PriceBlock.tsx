import type { Variant } from "../../../contract/catalogue.ts";
import { Price } from "../Price.tsx";

/** What it costs and what one saves on the maker's price. */
export const PriceBlock = ({ variant: { price, mrp, discount_percent } }: { variant: Variant }) => (
  <div className="mt-2 md:mt-5">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Price paise={price} className="text-xl font-medium" />
      {mrp > price && (
        <s className="text-muted">
          MRP <Price paise={mrp} />
        </s>
      )}
    </p>
    {mrp > price && (
      <p className="font-medium text-success">
        You save <Price paise={mrp - price} />
        {discount_percent > 0 && ` (${discount_percent}%)`}
      </p>
    )}
    <p className="text-sm text-muted">Inclusive of all taxes</p>
  </div>
);
