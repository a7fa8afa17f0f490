import { countryName } from "../../contract/countries.ts";

/** The one value of the origin filter that is no country's: everything that was not made here. */
export const imported = "imported";

/** What a value of the origin filter is called: a country, or all the foreign ones; undefined for anything else. */
export const originName = (value: string): string | undefined => (value === imported ? "Imported" : countryName(value));
