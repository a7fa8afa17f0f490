/** A mail that is due to whoever booked a time in the showroom. */
export type TryOutMail = { booking_no: string; about: "booked" | "moved" | "cancelled" | "reminder" };
