/** India's 28 states and 8 union territories with their GST codes, as an address may name them. */
export const states = [
  ["35", "Andaman and Nicobar Islands"],
  ["37", "Andhra Pradesh"],
  ["12", "Arunachal Pradesh"],
  ["18", "Assam"],
  ["10", "Bihar"],
  ["04", "Chandigarh"],
  ["22", "Chhattisgarh"],
  ["26", "Dadra and Nagar Haveli and Daman and Diu"],
  ["07", "Delhi"],
  ["30", "Goa"],
  ["24", "Gujarat"],
  ["06", "Haryana"],
  ["02", "Himachal Pradesh"],
  ["01", "Jammu and Kashmir"],
  ["20", "Jharkhand"],
  ["29", "Karnataka"],
  ["32", "Kerala"],
  ["38", "Ladakh"],
  ["31", "Lakshadweep"],
  ["23", "Madhya Pradesh"],
  ["27", "Maharashtra"],
  ["14", "Manipur"],
  ["17", "Meghalaya"],
  ["15", "Mizoram"],
  ["13", "Nagaland"],
  ["21", "Odisha"],
  ["34", "Puducherry"],
  ["03", "Punjab"],
  ["08", "Rajasthan"],
  ["11", "Sikkim"],
  ["33", "Tamil Nadu"],
  ["36", "Telangana"],
  ["16", "Tripura"],
  ["09", "Uttar Pradesh"],
  ["05", "Uttarakhand"],
  ["19", "West Bengal"],
] as const;

/** The GST code of a state named as in the list above; undefined for any other name. */
export const stateCode = (name: string): string | undefined => states.find(([, known]) => known === name)?.[0];

/**
 * What is wrong with a state named together with a pincode, in words; undefined when they fit. `possible`: the states
 * that the pincode may lie in, none while they are not known.
 */
export function wrongState(pincode: string, state: string, possible: readonly string[]): string | undefined {
  if (possible.length === 0 || possible.includes(state)) return undefined;
  return `The pincode ${pincode} lies in ${possible.join(" or ")}. Please correct the state or the pincode.`;
}
