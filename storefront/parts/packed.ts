import { useMemo } from "react";

/** A value as one text. In a page's data that takes three quarters of what its parts take one by one. */
export type Packed<T> = { json: string; of?: T };

export const pack = <T>(value: T): Packed<T> => ({ json: JSON.stringify(value) });

/** The value that a loader has packed. */
export const usePacked = <T>({ json }: Packed<T>): T => useMemo((): T => JSON.parse(json), [json]);
