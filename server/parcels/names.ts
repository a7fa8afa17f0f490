/** Words with commas and a last "and" between. */
const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Parcels as people name them: "Parcel 1 of 2", "Parcels 1 and 3 of 3". */
export const parcelNames = (numbers: readonly number[], of: number): string =>
  `${numbers.length === 1 ? "Parcel" : "Parcels"} ${joined(numbers.map(String))} of ${of}`;
