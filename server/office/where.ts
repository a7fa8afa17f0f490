import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";

type Hosts = Pick<Settings, "OFFICE_URL" | "PUBLIC_URL" | "SHOP_MODE">;

/** Below this path stand the office's app and its calls. */
export const officePath = "/office";

/** Whether there is an office in the browser at all. */
export const servesOffice = ({ OFFICE_URL, SHOP_MODE }: Pick<Settings, "OFFICE_URL" | "SHOP_MODE">): boolean =>
  OFFICE_URL !== undefined || SHOP_MODE === "demo";

/** What of the shop is served under a host (`name:port`): a demo's office beside the shop, else where OFFICE_URL says. */
export function servedAt(
  { OFFICE_URL, PUBLIC_URL, SHOP_MODE }: Hosts,
  host: string,
): { office: boolean; shop: boolean } {
  if (!OFFICE_URL) return { office: SHOP_MODE === "demo", shop: true };
  const office = new URL(OFFICE_URL).host;
  if (host !== office) return { office: false, shop: true };
  return { office: true, shop: !PUBLIC_URL || new URL(PUBLIC_URL).host === office };
}

/** The office's own origin where it is set and is asked at this host. */
export const officeOrigin = ({ OFFICE_URL }: Pick<Settings, "OFFICE_URL">, host: string): string | undefined =>
  OFFICE_URL && new URL(OFFICE_URL).host === host ? new URL(OFFICE_URL).origin : undefined;

/** A page of the office as a whole address. Production without OFFICE_URL has none that opens. */
export const officeUrl = (
  shop: { settings: Pick<Settings, "OFFICE_URL"> } & Pick<Shop, "address">,
  page = "",
): string => new URL(`${officePath}/${page}`, shop.settings.OFFICE_URL ?? shop.address()).href;

/** What a host that is the office's alone serves besides: goods' pictures, the menus' calls, and what machines look at. */
const beside = /^\/(pictures|public\/api\/get|csp-reports|healthz|readyz|metrics)(\/|$)/;

/** Whether a path is served under a host; "office" where it leads there. */
export function servedHere(settings: Hosts, { host, pathname }: URL): boolean | "office" {
  const at = servedAt(settings, host);
  if (/^\/office(\/|$)/.test(pathname)) return at.office;
  if (at.shop || beside.test(pathname)) return true;
  return pathname === "/" ? "office" : false;
}
