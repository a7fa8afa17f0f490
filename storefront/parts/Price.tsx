import { formatPaise } from "./money.ts";

/** An amount in paise, in figures that stand under one another. */
export const Price = ({ paise, className = "" }: { paise: number; className?: string }) => (
  <span className={`whitespace-nowrap figures ${className}`}>{formatPaise(paise)}</span>
);
