const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** ISO 3166-1's alpha-2 codes as they stand, by their first letters: an engine names withdrawn ones, EU and UN as well. */
const present =
  "A:DEFGILMOQRSTUWXZ B:ABDEFGHIJLMNOQRSTVWYZ C:ACDFGHIKLMNORUVWXYZ D:EJKMOZ E:CEGHRST F:IJKMOR G:ABDEFGHILMNPQRSTUWY " +
  "H:KMNRTU I:DELMNOQRST J:EMOP K:EGHIMNPRWYZ L:ABCIKRSTUVY M:ACDEFGHKLMNOPQRSTUVWXYZ N:ACEFGILOPRUZ O:M " +
  "P:AEFGHKLMNRSTWY Q:A R:EOSUW S:ABCDEGHIJKLMNORSTVXYZ T:CDFGHJKLMNORTVWZ U:AGMSYZ V:ACEGINU W:FS Y:ET Z:AMW";
const codes = present.split(" ").flatMap((group) =>
  group
    .slice(2)
    .split("")
    .map((second) => group.charAt(0) + second),
);
const isPresent = new Set(codes);

/** What ISO withdrew, or keeps free for habit's sake, with the present code, as Unicode's territory aliases have it. */
const withdrawn: Readonly<Record<string, string>> = {
  AN: "CW",
  BU: "MM",
  CS: "RS",
  DD: "DE",
  DY: "BJ",
  FX: "FR",
  HV: "BF",
  NH: "VU",
  RH: "ZW",
  SU: "RU",
  TP: "TL",
  UK: "GB",
  VD: "VN",
  YD: "YE",
  YU: "RS",
  ZR: "CD",
};

/** The name of a country by its ISO 3166-1 alpha-2 code, of a withdrawn one too; undefined for what is no country's. */
export const countryName = (code: string): string | undefined => {
  const now = withdrawn[code] ?? code;
  return isPresent.has(now) ? names.of(now) : undefined;
};

/** Every country's code, by the countries' names A to Z. */
export const countriesByName: readonly string[] = codes.toSorted((a, b) =>
  (countryName(a) ?? "").localeCompare(countryName(b) ?? "", "en"),
);

const folded = (text: string) => text.trim().toLowerCase();

/** The present code of a country that somebody wrote by its two letters or its English name; undefined for none. */
export function countryCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  if (countryName(code) !== undefined) return withdrawn[code] ?? code;
  const name = folded(typed);
  return codes.find((one) => folded(countryName(one) ?? "") === name);
}
