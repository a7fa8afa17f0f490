import { useRouteLoaderData } from "react-router";
import type { Shop } from "../../contract/shop.ts";
import type { Client } from "../api/client.ts";
import { type MenuEntry, menuText, readMenu } from "./menuText.ts";
import { type Packed, pack, unpacked } from "./packed.ts";
import { readShop } from "./readShop.ts";

/** Who the shop is. Its promises stand on the home page only. */
export type ShopFacts = Omit<Shop, "promises" | "theme_colors"> & Partial<Pick<Shop, "theme_colors">>;
type Frame = { shop: ShopFacts; quickLinks: { name: string; url: string }[] };
export type ShellData = Frame & { topMenu: MenuEntry[]; allMenu: MenuEntry[] };
/** `allMenu` is null where it is the same as the top menu: the same menu twice would be sent twice. */
type SentShell = Packed<Frame & { topMenu: string; allMenu: string | null }>;

/** The browser's bar in the colours that the shop comes with: what everybody knows is not sent with each page. */
export const usualThemeColors = { light: "#fbfaf6", dark: "#12122a" };

/** What every page's frame shows. A menu that does not come is left out silently; a shop that has never said who it is has no page. */
export async function readShell(api: Client): Promise<SentShell> {
  const [shop, topMenu, allMenu, quickLinks] = await Promise.all([
    readShop(api),
    api("GET /get/topMenu").then(
      ({ data }) => menuText(data),
      () => "",
    ),
    api("GET /get/allMenu").then(
      ({ data }) => menuText(data),
      () => "",
    ),
    api("GET /get/quickLink").then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  const { promises: _, theme_colors, ...facts } = shop;
  const isUsual = theme_colors.light === usualThemeColors.light && theme_colors.dark === usualThemeColors.dark;
  return pack({
    shop: isUsual ? facts : { ...facts, theme_colors },
    quickLinks,
    topMenu,
    allMenu: allMenu === topMenu ? null : allMenu,
  });
}

/** Read once, and not by each of the parts of a page that ask. */
const read = new WeakMap<SentShell, ShellData>();

function readSent(sent: SentShell): ShellData {
  const frame = unpacked(sent);
  const topMenu = readMenu(frame.topMenu);
  const shell = { ...frame, topMenu, allMenu: frame.allMenu === null ? topMenu : readMenu(frame.allMenu) };
  read.set(sent, shell);
  return shell;
}

/** The frame's data; undefined when the frame itself could not be loaded. */
export function useShell(): ShellData | undefined {
  const sent = useRouteLoaderData<SentShell>("root");
  return sent && (read.get(sent) ?? readSent(sent));
}
