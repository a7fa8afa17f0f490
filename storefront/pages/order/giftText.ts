/** How a gift is packed, in words. */
export const giftText = ({ wrap, note }: { wrap?: boolean | undefined; note?: string | undefined }): string =>
  `${wrap ? "Wrapped" : "Not wrapped"}, no prices in the parcel.${note ? ` Card: “${note}”` : ""}`;
