/** So many products stand beside one another in a comparison at most. */
export const mostCompared = 4;

/** So many products are on a wishlist at most, on a device and in an account. */
export const mostWished = 100;
