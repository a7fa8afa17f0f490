import { Price } from "./Price.tsx";

type Props = { price: number /** Left out where it is the price. */; mrp?: number };

/** The whole per cent of the maker's price that are taken off, never more than are: as the contract's `discount_percent`. */
const off = (price: number, mrp: number): number => Math.floor(((mrp - price) * 100) / mrp);

/**
 * What it costs; under it, so that no width and no letters change the lines, what the maker asks and the difference.
 * Amounts in paise.
 */
export const PriceRow = ({ price, mrp = price }: Props) => (
  <p className="mt-2">
    <Price paise={price} className="block text-lg font-semibold" />
    {mrp > price && (
      <span className="text-sm">
        <s className="text-muted">
          <span className="sr-only">MRP </span>
          <Price paise={mrp} />
        </s>{" "}
        {off(price, mrp) > 0 && (
          <span className="font-medium whitespace-nowrap text-success">{`${off(price, mrp)}% off`}</span>
        )}
      </span>
    )}
  </p>
);
