import type { deliveryRatesCalls } from "../../../contract/office/deliveryRates.ts";
import type { SectionName, SettingSections, settingsCalls } from "../../../contract/office/settings.ts";
import { ApiError, data } from "../../http/reply.ts";
import { changeSetting } from "../../shop/facts/changeSetting.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { previewRates } from "./previewRates.ts";
import { readSettings } from "./readSettings.ts";

const isOther = "Somebody has changed this meanwhile. Please look at it as it is now.";

/** The shop's own facts: name, address, hours, holidays, what delivery costs. */
export function settingsRoutes({
  sql,
  settings,
}: Pick<Shop, "sql" | "settings">): Pick<OfficeHandlers, keyof typeof settingsCalls | keyof typeof deliveryRatesCalls> {
  const read = () => readSettings(sql, settings);
  const change = async <S extends SectionName>(
    section: S,
    seen: number,
    typed: SettingSections[S] | null,
    { actor }: SignedIn,
  ) => {
    const outcome = await changeSetting(sql, settings, { section, seen, typed }, actor);
    if (outcome === "changed") throw new ApiError(409, isOther, { present: await read() });
    return data(await read());
  };
  return {
    "GET /settings": async () => data(await read()),
    "PATCH /settings/name": ({ body: { version, ...typed }, staff }) => change("name", version, typed, staff),
    "PATCH /settings/contact": ({ body: { version, ...typed }, staff }) => change("contact", version, typed, staff),
    "PATCH /settings/hours": ({ body: { version, ...typed }, staff }) => change("hours", version, typed, staff),
    "PATCH /settings/holidays": ({ body: { version, ...typed }, staff }) => change("holidays", version, typed, staff),
    "PATCH /settings/dispatch": ({ body: { version, ...typed }, staff }) => change("dispatch", version, typed, staff),
    "PATCH /settings/links": ({ body: { version, ...typed }, staff }) => change("links", version, typed, staff),
    "PATCH /settings/delivery": ({ body: { version, ...typed }, staff }) => change("delivery", version, typed, staff),
    "PATCH /settings/rates": ({ body: { version, ...typed }, staff }) => change("rates", version, typed, staff),
    "POST /settings/rates/preview": ({ body }) => Promise.resolve(data(previewRates(settings, body))),
    "PATCH /settings/returns": ({ body: { version, ...typed }, staff }) => change("returns", version, typed, staff),
    "PATCH /settings/promises": ({ body: { version, ...typed }, staff }) => change("promises", version, typed, staff),
    "PATCH /settings/grievance": ({ body: { version, ...typed }, staff }) => change("grievance", version, typed, staff),
    "PATCH /settings/bank": ({ body: { version, ...typed }, staff }) => change("bank", version, typed, staff),
    "POST /settings/{section}/back": ({ parameters: { section }, body, staff }) =>
      change(section, body.version, null, staff),
  };
}
