import { Price } from "./Price.tsx";

type Props = {
  price: number;
  /** Left out where it is the price. */
  mrp?: number;
};

/**
 * What it costs; under it, so that no width and no letters change the lines, what the maker asks and the difference: the whole per
 * cent, never more than are really off, as the contract's `discount_percent`. Amounts in paise.
 */
export function PriceRow({ price, mrp = price }: Props) {
  const percent = Math.floor(((mrp - price) * 100) / mrp);
  return (
    <p className="mt-2">
      <Price paise={price} className="block text-lg font-semibold" />
      {mrp > price && (
        <span className="text-sm">
          <s className="text-muted">
            <span className="sr-only">MRP </span>
            <Price paise={mrp} />
          </s>{" "}
          {percent > 0 && <span className="font-medium whitespace-nowrap text-success">{`${percent}% off`}</span>}
        </span>
      )}
    </p>
  );
}
