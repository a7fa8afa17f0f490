import { readFileSync } from "node:fs";
import { hoursInWords } from "../../contract/openingHours.ts";
import { ShopDetails } from "../../contract/shop.ts";
import { stateCode, wrongState } from "../../contract/states.ts";
import { noSuchPincode } from "../shipping/pincodeWords.ts";
import { placeOf } from "../shipping/places.ts";
import { SettingsError } from "./settingsError.ts";
import { wordsForFile } from "./wordsForFile.ts";

/** What no field can see alone, as field and what is wrong. A GSTIN begins with the code of the state it was given in. */
export function contradictions({
  pincode,
  state,
  gstin,
  bank,
}: Pick<ShopDetails, "pincode" | "state" | "gstin" | "bank">): [field: string, wrong: string][] {
  const place = placeOf(pincode);
  const code = stateCode(state) ?? "";
  const wrong = place ? wrongState(pincode, state, place.states) : noSuchPincode;
  return [
    ...(wrong ? [["pincode", wrong] satisfies [string, string]] : []),
    ...Object.entries(bank ?? {}).flatMap(([field, text]): [string, string][] =>
      text === "" ? [[field, "Please enter all of the account, or nothing."]] : [],
    ),
    ...(gstin.toUpperCase().startsWith(code)
      ? []
      : [["gstin", `It is of another state: ${state} has ${code}.`] satisfies [string, string]]),
  ];
}

/** What a file says, with a search for the shop's address where it names no map. */
function withMap(content: unknown): unknown {
  if (typeof content !== "object" || content === null || ("map_url" in content && content.map_url !== ""))
    return content;
  const address = "address" in content && Array.isArray(content.address) ? content.address.join(" ") : "";
  return { ...content, map_url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` };
}

/** Why a file could not be read as JSON. */
function unreadable(file: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ENOENT") return `expected a shop's description, and there is no file ${file}`;
  return `${file}: ${error.message}`;
}

/** Reads and checks who the shop is; `setting`: what led to the file. Throws a SettingsError that names the file and each field that can't be used. */
export function readShop(file: string, setting = `SHOP_FILE=${file}`): ShopDetails {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`${setting}: ${unreadable(file, error)}`);
  }
  const parsed = ShopDetails.safeParse(withMap(content));
  const wrong = parsed.success
    ? contradictions(parsed.data).map(([field, text]) => `${field}: ${text}`)
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${wordsForFile(message)}`);
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wrong.map((text) => `${file}: ${text}`).join("\n"));
  const { data } = parsed;
  return {
    ...data,
    gstin: data.gstin.trim().toUpperCase(),
    pincode: data.pincode.replace(/\s/g, ""),
    ...(data.whatsapp === undefined ? {} : { whatsapp: data.whatsapp.replace(/\D/g, "").slice(-10) }),
    hours: data.hours || hoursInWords(data.opening_hours),
  };
}

/** The town the shop is in: named, or the address's last line without its pincode ("Chennai – 600 002"). */
export const cityOf = ({ city, address }: Pick<ShopDetails, "city" | "address">): string =>
  city ??
  (address.at(-1) ?? "")
    .replace(/[\s,–-]*\d{3}\s?\d{3}\s*$/, "")
    .split(",")
    .at(-1)
    ?.trim() ??
  "";
