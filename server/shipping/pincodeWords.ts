/** Six digits that are no pincode: no delivery office has them. */
export const noSuchPincode = "There is no such pincode.";

/** A pincode to which nobody takes our parcels. */
export const notThereYet = (pincode: string): string => `We do not deliver to ${pincode} yet.`;
