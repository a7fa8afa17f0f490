import type { Contact } from "../../contract/orders.ts";
import type { Time } from "./openTimes.ts";

/** A visit as a scheduling service keeps it. */
export type Visit = Time & { booking_no: string; product_url: string; product_name: string; contact: Contact };

/**
 * Who says at which times the showroom can be visited. What is booked stands in the shop's own table either way, where the
 * constraints hold; whoever else keeps the times is asked besides.
 */
export type Scheduling = {
  /** The times offered for a product on the days from a date on, whether they are taken here or not. */
  times(product_url: string, from: string, days: number): Promise<Time[]>;
  /** Has a visit kept at its time, also instead of another time that it had; the same again changes nothing. */
  keep(visit: Visit): Promise<"kept" | "taken">;
  /** Gives a visit's time free; the same again, or of none, changes nothing. */
  drop(booking_no: string): Promise<void>;
};
