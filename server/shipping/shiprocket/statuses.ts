/**
 * Shipment statuses of Shiprocket in the order in which a parcel goes through them; others, of a return to the shop
 * say, move nothing by themselves. A parcel counts as shipped from the pickup on.
 */
const ranks = new Map<number, number>([
  [5, 1], // manifest made
  [19, 2], // out for pickup
  [42, 3], // picked up
  [6, 4], // shipped
  [18, 5], // in transit
  [38, 6], // at the destination's hub
  [17, 7], // out for delivery
  [7, 8], // delivered
]);

export const shippedRank = 3;
export const deliveredRank = 8;

/** How far a parcel with that status has come; 0 for a status that says nothing of it. */
export const rankOf = (status: number): number => ranks.get(status) ?? 0;
