import type { DataOf } from "../../../api/call.ts";
import type { Fields } from "./fields.ts";

type Place = Pick<DataOf<"GET /place/{pincode}">, "city" | "state">;

const names = ["address.city", "address.state"] as const;

/** Town and state as a pincode has them, by the fields' names; empty where they are not known. */
export const fieldsOfPlace = ({ city, state }: Place): Fields => ({
  "address.city": city ?? "",
  "address.state": state ?? "",
});

/** What of a place goes into the form: where nothing stands yet, or what an earlier pincode put there. */
export const toFillIn = (typed: Fields, earlier: Fields, place: Place): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOfPlace(place)).filter(([name]) => !typed[name] || typed[name] === earlier[name]),
  );

/** What is said of a place that was filled in, for who has not looked there. */
export function saidOf(given: Fields, states: readonly string[]): string {
  const filled = names.flatMap((name) => given[name] || []).join(", ");
  const which = given["address.state"] === "" && states.length > 1 ? `Please choose the state: ${either(states)}.` : "";
  return [filled && `${filled}: filled in from the pincode.`, which].filter(Boolean).join(" ");
}

const either = (states: readonly string[]) => `${states.slice(0, -1).join(", ")} or ${states.at(-1)}`;
