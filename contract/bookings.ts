import { z } from "zod";
import { answer, type Call, Failure } from "./answer.ts";
import { Picture } from "./catalogue.ts";
import { Contact } from "./orders.ts";

/** A time in the showroom that is free. */
export const Slot = z.object({
  slot: z.string().describe("What books it"),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type Slot = z.infer<typeof Slot>;

export const BookingState = z.enum(["booked", "shown", "no_show", "cancelled"]);
export type BookingState = z.infer<typeof BookingState>;

/** A time in the showroom with an instrument. */
export const TryOut = z.object({
  booking_no: z.string(),
  state: BookingState,
  starts_at: z.string(),
  ends_at: z.string(),
  product_name: z.string(),
  product_url: z.string(),
  image: Picture,
  confirmed: z.boolean().describe("Whoever booked it has said again that he comes"),
  may_change: z.boolean().describe("It can be confirmed, moved and cancelled: until it begins"),
  link: z.string().describe("Its page, for whoever holds this link"),
  calendar: z.string().describe("The path of its calendar file"),
});
export type TryOut = z.infer<typeof TryOut>;

/** Why a time was not booked, moved or confirmed. */
const notBooked = {
  409: {
    why: "Not booked or changed, and why",
    answer: Failure.extend({ reason: z.enum(["taken", "many", "key", "over"]) }),
  },
};

const slot = z.string().min(1, "Please choose a time.").max(40);
const holder = {
  parameters: z.object({ booking_no: z.string().max(20).toUpperCase() }),
  query: z.object({ key: z.string().max(100).optional().describe("From the booking's link") }),
};

export const bookingCalls = {
  "GET /get/slots/{product_url}": {
    summary: "The free times of a week in which a product can be tried in the showroom",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    query: z.object({
      from: z.iso
        .date("Please enter a day as 2026-11-24.")
        .optional()
        .describe("The first day, in India; without it today"),
    }),
    answer: answer(z.array(Slot)),
  },
  "POST /bookings": {
    summary:
      "Book a time in the showroom; 409 when it is taken, or when the key has booked another. A mail with a calendar file says so",
    headers: z.object({
      "Idempotency-Key": z
        .string()
        .min(8)
        .max(100)
        .optional()
        .describe("The same key gives the same booking for 24 hours"),
    }),
    body: z.object({ slot, product_url: z.string().min(1).max(200), contact: Contact }),
    answer: answer(TryOut),
    done: [201, 200],
    refusals: notBooked,
  },
  "GET /bookings/{booking_no}": { summary: "A booking, by its link", ...holder, answer: answer(TryOut) },
  "POST /bookings/{booking_no}/confirm": {
    summary: "I will come",
    ...holder,
    answer: answer(TryOut),
    refusals: notBooked,
  },
  "POST /bookings/{booking_no}/move": {
    summary: "Take another time instead; 409 when it is taken, and the booking stays as it is",
    ...holder,
    body: z.object({ slot }),
    answer: answer(TryOut),
    refusals: notBooked,
  },
  "POST /bookings/{booking_no}/cancel": {
    summary: "Give the time free",
    ...holder,
    answer: answer(TryOut),
    refusals: notBooked,
  },
} satisfies Record<string, Call>;
