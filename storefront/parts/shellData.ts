import { useRouteLoaderData } from "react-router";
import type { Shop } from "../../contract/shop.ts";
import type { Client } from "../api/client.ts";
import { needed } from "./needed.ts";

export type MenuEntry = { name: string; slug: string; child: { name: string; slug: string }[] };
export type ShellData = {
  shop: Shop;
  topMenu: MenuEntry[];
  allMenu: MenuEntry[];
  quickLinks: { name: string; url: string }[];
};

/** What an entry of a menu looks like in the shell: its name and where it leads. */
const entry = ({ name, slug, child }: MenuEntry): MenuEntry => ({
  name,
  slug,
  child: child.map(({ name, slug }) => ({ name, slug })),
});

/** What every page's frame shows. A menu that does not come is left out silently; without the shop itself there is no page. */
export async function readShell(api: Client): Promise<ShellData> {
  const [shop, topMenu, allMenu, quickLinks] = await Promise.all([
    needed(api("GET /get/shop")),
    api("GET /get/topMenu").then(
      ({ data }) => data.map(entry),
      () => [],
    ),
    api("GET /get/allMenu").then(
      ({ data }) => data.map(entry),
      () => [],
    ),
    api("GET /get/quickLink").then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  return { shop: shop.data, topMenu, allMenu, quickLinks };
}

/** The frame's data; undefined when the frame itself could not be loaded. */
export const useShell = (): ShellData | undefined => useRouteLoaderData<ShellData>("root");
