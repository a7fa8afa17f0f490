import { useMemo } from "react";

const swapped = (text: string): string => text.replace(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));

/**
 * A value as one text. In a page's data that takes three quarters of what its parts take one by one; quotation marks, which would
 * be written with three backslashes each there, change places with a sign that is rare.
 */
export type Packed<T> = { json: string; of?: T };

export const pack = <T>(value: T): Packed<T> => ({ json: swapped(JSON.stringify(value)) });

/** What was packed, where no hook may stand. */
export const unpacked = <T>({ json }: Packed<T>): T => JSON.parse(swapped(json));

/** The value that a loader has packed. */
export const usePacked = <T>({ json }: Packed<T>): T => useMemo(() => unpacked<T>({ json }), [json]);
