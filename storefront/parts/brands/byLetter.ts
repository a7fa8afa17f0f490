import type { Brand } from "../../../contract/catalogue.ts";

/** Brands in groups by their first letter; digits and the rest under '#', at the end. */
export function byLetter<T extends Pick<Brand, "name">>(brands: T[]): { letter: string; brands: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const brand of [...brands].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const first = brand.name.normalize("NFD").charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, brands]) => ({ letter, brands }))
    .sort((a, b) => Number(a.letter === "#") - Number(b.letter === "#"));
}
