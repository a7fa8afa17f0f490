import {
  email as emailRule,
  mobile as mobileRule,
  personName,
  pincode as pincodeRule,
  text,
} from "../../../contract/fields.ts";
import type { Address } from "../../../contract/orders.ts";
import type { Columns } from "../../catalogue/import/columns.ts";
import type { Row } from "../../catalogue/import/readRows.ts";
import { placeOf } from "../../shipping/places.ts";
import type { CustomerColumn } from "./customerColumns.ts";
import { safeText } from "./safeText.ts";

/** A customer as a file tells it. `mobile` is '' where there is none; `address` undefined where there is none that can be used. */
export type ReadCustomer = {
  name: string;
  email: string;
  mobile: string;
  offers: boolean;
  address: Omit<Address, "landmark"> | undefined;
};

type File = Columns<CustomerColumn>;

/** The state: the pincode's; where that may lie in several, the one that the file names. */
function stateOf(pincode: string, named: string): string | undefined {
  const place = placeOf(pincode);
  return place?.states.find((state) => state.toLowerCase() === named.toLowerCase()) ?? place?.state ?? undefined;
}

function readAddress(file: File, row: Row, name: string, mobile: string, notice: (reason: string) => void) {
  const cell = (column: CustomerColumn) => safeText(file.cell(row, column));
  const [first, second, city] = [cell("line1"), cell("line2"), cell("city")];
  if (first === "" && cell("pincode") === "") return undefined;
  const leave = (reason: string) => notice(`the address is left out: ${reason}`);
  if (!/^(in|ind|india)?$/i.test(cell("country"))) return leave("it is not in India");
  const pincode = pincodeRule(cell("pincode"));
  if (!pincode.ok) return leave("it has no pincode of six digits");
  const state = stateOf(pincode.value, cell("state"));
  if (state === undefined) return leave("its pincode and state don't fit together");
  if (mobile === "") return leave("a delivery needs an Indian mobile number");
  const line1 = text(first, "line 1", 1, 120);
  const line2 = text(second || city, "line 2", 1, 120);
  const town = text(city, "the town", 1, 30);
  if (!line1.ok || !line2.ok || !town.ok) return leave("its lines or its town are missing or too long");
  return { name, mobile, pincode: pincode.value, line1: line1.value, line2: line2.value, city: town.value, state };
}

/** A row of a file; words say why it is refused. What is left out of it is said to `notice`. */
export function readCustomer(file: File, row: Row, notice: (reason: string) => void): ReadCustomer | string {
  const cell = (column: CustomerColumn) => safeText(file.cell(row, column));
  const email = emailRule(cell("email"));
  if (!email.ok) return cell("email") === "" ? "it has no e-mail address" : "its e-mail address can't be right";
  const parts = [cell("firstName"), cell("lastName")].filter((part) => part !== "").join(" ") || cell("name");
  const name = personName(parts || (email.value.split("@")[0] ?? ""));
  if (!name.ok) return "its name is longer than 80 characters";
  if (parts === "") notice("it has no name: called as the e-mail address begins");
  const given = cell("mobile") || cell("addressPhone");
  const number = mobileRule(given);
  if (given !== "" && !number.ok) notice("its number is no Indian mobile number: left out");
  const mobile = number.ok ? number.value : "";
  const address = readAddress(file, row, name.value, mobile, notice) ?? undefined;
  return {
    name: name.value,
    email: email.value,
    mobile,
    offers: /^(yes|true|1|subscribed)$/i.test(cell("offers")),
    address,
  };
}
