const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Two letters that are not among those which ISO 3166-1 leaves to its users: AA, QM to QZ, XA to XZ, ZZ. */
const alpha2 = /^(?!AA|Q[M-Z]|X|ZZ)[A-Z]{2}$/;

/** The name of a country by its ISO 3166-1 alpha-2 code; undefined for what is no country's. */
export const countryName = (code: string): string | undefined => (alpha2.test(code) ? names.of(code) : undefined);

/** Every country's code, by the countries' names A to Z. */
export const countriesByName: string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryName(code) !== undefined)
  .sort((a, b) => (countryName(a) ?? "").localeCompare(countryName(b) ?? "", "en"));
