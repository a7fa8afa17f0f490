import { Price } from "./Price.tsx";

type Props = { price: number; mrp: number; percent: number };

/** What it costs, what the maker asks, and the difference. Amounts in paise. */
export const PriceRow = ({ price, mrp, percent }: Props) => (
  <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
    <Price paise={price} className="text-lg font-semibold" />
    {mrp > price && (
      <>
        <s className="text-sm text-muted">
          <span className="sr-only">MRP </span>
          <Price paise={mrp} />
        </s>
        {percent > 0 && <span className="text-sm font-medium text-success">{percent}% off</span>}
      </>
    )}
  </p>
);
