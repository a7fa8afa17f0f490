import { Price } from "./Price.tsx";

type Props = { price: number; mrp: number; percent: number | undefined };

/**
 * What it costs; under it, so that no width and no letters change the lines, what the maker asks and the difference.
 * Amounts in paise.
 */
export const PriceRow = ({ price, mrp, percent = 0 }: Props) => (
  <p className="mt-2">
    <Price paise={price} className="block text-lg font-semibold" />
    {mrp > price && (
      <span className="text-sm">
        <s className="text-muted">
          <span className="sr-only">MRP </span>
          <Price paise={mrp} />
        </s>{" "}
        {percent > 0 && <span className="font-medium whitespace-nowrap text-success">{percent}% off</span>}
      </span>
    )}
  </p>
);
