import { isSecret, sign } from "../secret.ts";

const keyOf = (secret: string, bookingNo: string) => sign(secret, "booking", bookingNo).slice(0, 22);

/** The page of a booking for whoever holds this link. */
export const tryOutLink = (secret: string, bookingNo: string): string =>
  `/booking/${bookingNo}?key=${keyOf(secret, bookingNo)}`;

/** Where its calendar file is. */
export const calendarLink = (secret: string, bookingNo: string): string =>
  `/public/api/bookings/${bookingNo}/visit.ics?key=${keyOf(secret, bookingNo)}`;

/** Whether a key from a link opens this booking. */
export const opensTryOut = (secret: string, bookingNo: string, key: string): boolean =>
  isSecret(key, keyOf(secret, bookingNo));
