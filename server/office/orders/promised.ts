import type { Promised } from "../../../contract/office/orders.ts";
import type { OrderState } from "../../../contract/orders.ts";

/** An order's days, as YYYY-MM-DD in India; `today` is the day on which one looks. */
export type Days = {
  state: OrderState;
  leaves_by: string | null;
  arrives_by: string | null;
  today: string;
  /** A parcel of it is still here, though another has left. */
  isHere?: boolean;
};

const dayMs = 86_400_000;
const daysAfter = (day: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));

/** By when an order should move on, and in words what is pressing about it. Only what lies here or is on its way can be late. */
export function promised({ state, leaves_by, arrives_by, today, isHere = false }: Days): Promised {
  const lies = state === "confirmed" || state === "packed" || (state === "shipped" && isHere);
  const due = lies ? leaves_by : state === "shipped" ? arrives_by : null;
  const days_late = due === null ? 0 : daysAfter(due, today);
  const late = days_late === 1 ? "1 day late" : `${days_late} days late`;
  const words = days_late > 0 ? (lies ? late : `${late} on its way`) : lies && due === today ? "leaves today" : null;
  return { leaves_by, arrives_by, days_late, words };
}
