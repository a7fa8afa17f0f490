const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
});

/** Paise as people write them: ₹1,24,999 or ₹99.50, with decimals only where there are paise. */
export const formatMoney = (paise: number): string => rupees.format(paise / 100);
