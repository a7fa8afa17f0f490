import { z } from "zod";
import { largestInt } from "../../contract/largestInt.ts";
import { ApiError } from "./reply.ts";

/** What a list answers to a key that no page of it has told. */
export const noSuchPage = (): ApiError => new ApiError(422, "There is no such page of the list.");

/** Whether this is a day that there is, of a year from 1 to 9999, as PostgreSQL writes it: 2026-11-28. */
export const isDay = (text: string): boolean => text >= "0001" && z.iso.date().safeParse(text).success;

/**
 * Whether this is a moment that PostgreSQL reads to the microsecond, as it writes it or as ISO 8601 has it: 2026-11-28 09:30:00.123456+00.
 * What JavaScript takes for a date is another matter: 30 February is one there, and a clock that is 99 hours ahead.
 */
export function isMoment(text: string): boolean {
  const day =
    /^(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/.exec(
      text,
    )?.[1];
  return day !== undefined && isDay(day);
}

/** Whether digits are a number that a column of type int may have. */
export const isInt = (digits: string): boolean => /^\d{1,10}$/.test(digits) && Number(digits) <= largestInt;
