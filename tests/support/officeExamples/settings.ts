import type { deliveryRatesCalls } from "../../../contract/office/deliveryRates.ts";
import type { SectionName, SettingSections, settingsCalls } from "../../../contract/office/settings.ts";
import { standardRates } from "../../../server/shipping/rates.ts";
import { changeSetting } from "../../../server/shop/facts/changeSetting.ts";
import { readSection } from "../../../server/shop/facts/sections.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

async function versionOf({ sql }: TestOffice, section: SectionName): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from shop_setting where section = ${section}`;
  return row?.version ?? 0;
}

/** A section sent with these fields changed. */
const changing =
  <S extends SectionName>(section: S, changed: () => Partial<SettingSections[S]>) =>
  async (office: TestOffice) => ({
    body: {
      version: await versionOf(office, section),
      ...readSection(section, office.shop.settings),
      ...changed(),
    },
  });
const anew = () => `${Math.random()}`.slice(2, 8);
const holiday = () => ({ from: "2027-01-14", to: "2027-01-15", words: `Pongal ${anew()}`, dispatch: false });

export const settingsExamples: OfficeExamples<typeof settingsCalls & typeof deliveryRatesCalls> = {
  "GET /settings": () => ({}),
  "PATCH /settings/name": changing("name", () => ({ tagline: `Veenas ${anew()}` })),
  "PATCH /settings/contact": changing("contact", () => ({ phones: [`044 28${anew()}`] })),
  "PATCH /settings/hours": changing("hours", () => ({ hours: `By appointment ${anew()}` })),
  "PATCH /settings/holidays": changing("holidays", () => ({ holidays: [holiday()] })),
  "PATCH /settings/dispatch": changing("dispatch", () => ({
    cut_off: `1${Math.floor(Math.random() * 10)}:${anew()[0]}0`.replace(/[6-9]0$/, "30"),
  })),
  "PATCH /settings/links": changing("links", () => ({
    social: [{ name: "Films", url: `https://films.example/${anew()}` }],
  })),
  "PATCH /settings/delivery": changing("delivery", () => ({ cod_fee: Math.floor(Math.random() * 90_000) })),
  "PATCH /settings/rates": changing("rates", () => ({
    local: { ...standardRates.local, first: Math.floor(Math.random() * 90_000) },
  })),
  "POST /settings/rates/preview": () => ({
    changes: false,
    body: { ...standardRates, grams: 9_000, goods: 450_000, pincodes: ["600001", "781001"] },
  }),
  "PATCH /settings/returns": changing("returns", () => ({ return_days: 1 + Math.floor(Math.random() * 300) })),
  "PATCH /settings/promises": changing("promises", () => ({
    promises: [{ title: "Tuned", text: `By ear ${anew()}` }],
  })),
  "PATCH /settings/grievance": changing("grievance", () => ({ name: `Meena ${anew()}` })),
  "PATCH /settings/bank": changing("bank", () => ({
    account_name: "Swara",
    account_number: `12345${anew()}`,
    ifsc: "SBIN0000001",
  })),
  "POST /settings/{section}/back": async (office) => {
    const typed = {
      ...readSection("links", office.shop.settings),
      social: [{ name: anew(), url: "https://films.example" }],
    };
    const seen = await versionOf(office, "links");
    await changeSetting(office.sql, office.shop.settings, { section: "links", seen, typed }, clerk);
    return { path: "/settings/links/back", body: { version: seen + 1 } };
  },
};
