/** What a button that has put something into the cart becomes: it leads there. */
export const inTheCart = "In the cart · View";
