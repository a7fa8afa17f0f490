import type { OrderView } from "../../../contract/office/orders.ts";
import { views } from "../parcels/states.ts";

/** What the list is asked for, as it stands in the address. */
export type Asked = { view: OrderView; state: string; search: string };

const isView = (word: string): word is OrderView => Object.hasOwn(views, word);

/** Reads it: without a view what is open, with a search everything. */
export function readAsked(parameters: URLSearchParams): Asked {
  const view = parameters.get("view") ?? "";
  const search = (parameters.get("search") ?? "").trim();
  return { view: isView(view) ? view : search ? "all" : "open", state: parameters.get("state") ?? "", search };
}

/** The address of the list for it; what goes without saying is left out. */
export function addressOf({ view, state, search }: Asked): string {
  const said = new URLSearchParams();
  if (search) said.set("search", search);
  if (view !== (search ? "all" : "open")) said.set("view", view);
  if (state) said.set("state", state);
  return `/orders${said.size > 0 ? `?${said}` : ""}`;
}
