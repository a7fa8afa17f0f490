import { formatPaise } from "./money.ts";

/** An amount in integer paise, its digits as wide as one another. */
export const Money = ({ paise, exact = false }: { paise: number; exact?: boolean }) => (
  <span className="figures whitespace-nowrap">{formatPaise(paise, exact)}</span>
);
