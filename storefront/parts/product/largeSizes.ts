/**
 * How wide a product's large picture is shown, in the words of the `sizes` attribute: on a phone at most 46 % of its height, so that name,
 * price and button stand on the first screen.
 */
export const largeSizes = "(min-width: 64rem) 640px, (min-width: 48rem) 50vw, 340px";
