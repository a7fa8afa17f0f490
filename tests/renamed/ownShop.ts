import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpackWoff } from "../../server/pdf/unpackWoff.ts";

/** Another type than the shop comes with, for pages and for documents. */
function writeOwnFonts(folder: string): void {
  mkdirSync(join(folder, "fonts"), { recursive: true });
  const file = (ending: string) =>
    join("node_modules/@fontsource/noto-sans/files", `noto-sans-latin-400-normal.${ending}`);
  copyFileSync(file("woff2"), join(folder, "fonts", "malli.woff2"));
  writeFileSync(join(folder, "fonts", "malli.ttf"), unpackWoff(readFileSync(file("woff"))));
  const family = { family: "Malli Grotesk", generic: "sans-serif", files: [{ file: "malli.woff2", pdf: "malli.ttf" }] };
  writeFileSync(join(folder, "fonts.json"), JSON.stringify({ heading: family, body: family }));
}

/** A clothes shop's own folder: its settings, its colours, its type, and nothing else. */
export function writeOwnShop(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const shop = {
    name: "Malli",
    tagline: "Clothes from Mysuru's looms",
    business_type: "ClothingStore",
    legal_name: "Malli Textiles LLP",
    address: ["4, Sayyaji Rao Road", "Mysuru – 570 001"],
    pincode: "570001",
    state: "Karnataka",
    phones: ["0821 242 4242"],
    email: "care@malli.example",
    gstin: "29AAPFU0939F1ZR",
    opening_hours: ["Mo-Sa 10:00-20:00"],
    holidays: [{ from: "2020-01-01", to: "2099-12-31", words: "stocktaking" }],
    map_url: "https://www.openstreetmap.org/search?query=Mysuru",
    copyright_year: 2024,
    return_days: 7,
    grievance_officer: {
      name: "Kavya Rao",
      designation: "Grievance Officer",
      email: "kavya@malli.example",
      phone: "0821 242 4243",
    },
    social: [],
    promises: [{ title: "Woven by hand", text: "By people whom we know." }],
  };
  writeFileSync(join(folder, "shop.json"), JSON.stringify(shop));
  writeOwnFonts(folder);
  writeFileSync(join(folder, "colours.css"), "@theme { --color-primary: #7a1f3d; --color-brand: #7a1f3d; }");
}
