import type { OrderView } from "../../../contract/office/orders.ts";
import { views } from "../parcels/states.ts";

/** What the list is asked for, as it stands in the address. */
export type Asked = { view: OrderView; state: string; channel: Channel | ""; search: string };

/** How orders came in, as people call it. */
export const channels = { web: "In the shop online", phone: "By phone", counter: "At the counter" } as const;
type Channel = keyof typeof channels;
const isChannel = (word: string): word is Channel => Object.hasOwn(channels, word);

const isView = (word: string): word is OrderView => Object.hasOwn(views, word);

/** Reads it: without a view what is open, with a search everything. */
export function readAsked(parameters: URLSearchParams): Asked {
  const view = parameters.get("view") ?? "";
  const search = (parameters.get("search") ?? "").trim();
  const channel = parameters.get("channel") ?? "";
  return {
    view: isView(view) ? view : search ? "all" : "open",
    state: parameters.get("state") ?? "",
    channel: isChannel(channel) ? channel : "",
    search,
  };
}

/** The address of the list for it; what goes without saying is left out. */
export function addressOf({ view, state, channel, search }: Asked): string {
  const said = new URLSearchParams();
  if (search) said.set("search", search);
  if (view !== (search ? "all" : "open")) said.set("view", view);
  if (state) said.set("state", state);
  if (channel) said.set("channel", channel);
  return `/orders${said.size > 0 ? `?${said}` : ""}`;
}
