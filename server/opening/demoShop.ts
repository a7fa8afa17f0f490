import { isDeepStrictEqual } from "node:util";
import type { ShopDetails } from "../../contract/shop.ts";
import { demoName } from "../shop/drawn.ts";

/** What the demo says of itself in shop/shop.json, but for what many a shop says as truly. */
export const demoShop = {
  name: demoName,
  tagline: "Musical instruments, Chennai",
  description: "From veenas to synthesizers, set up by those who play them.",
  legal_name: "Swara Music House Private Limited",
  address: ["73, Anna Salai", "Chennai – 600 002"],
  phones: ["1800 425 7373"],
  email: "care@swara.example",
  gstin: "33AABCS7373K1Z3",
  opening_hours: ["Mo-Sa 10:00-20:30", "Su 11:00-19:00"],
  map_url: "https://www.openstreetmap.org/search?query=73%20Anna%20Salai%20Chennai%20600002",
  showroom: {
    image: "/pictures/rooms/showroom",
    alt: "The showroom: violins and ukuleles on the wall, guitars, a cello, a veena and a counter",
    map: {
      image: "/showroom-map.svg",
      alt: "Map: on Anna Salai, between the metro stations Government Estate and LIC",
      address: ["73, Anna Salai", "Chennai – 600 002"],
    },
  },
  copyright_year: 2022,
  promises: [
    {
      title: "Set up before it leaves",
      text: "Every instrument is tuned, checked and played by somebody who plays it.",
    },
    { title: "Packed for the road", text: "Double boxes for what breaks, by road where air would harm it." },
    { title: "Prices with tax in them", text: "What you see is what you pay. Delivery is shown before you order." },
    { title: "Come and play", text: "Two rooms on Anna Salai where you can take your time." },
  ],
} satisfies Partial<ShopDetails>;

/** A fact of the demo's, by its name in shop.json. */
export type DemoFact = keyof typeof demoShop;

/** Where a shop still says what the demo says. */
export const stillDemos = (shop: ShopDetails): DemoFact[] =>
  (Object.keys(demoShop) as DemoFact[]).filter((fact) => isDeepStrictEqual(shop[fact], demoShop[fact]));

/** The town that the demo is in, and what its policies say of it. */
export const demoTown = "Chennai";
export const demoTownTexts = [
  "**Chennai** and around",
  "In Chennai our own people bring them",
  "Our own workshop in Chennai",
  "the courts of Chennai",
];

/** What the demo is in schema.org's words, and what its policies say of what it sells. */
export const demoTrade = "MusicStore";
export const demoTradeTexts = [
  "An instrument has to suit the hand that plays it",
  "nadaswarams and other wind instruments",
  "Opened strings, drum heads, rosin",
  "Books and sheet music",
  "a mridangam tuned to your kattai",
  "Every instrument is set up",
  "Pianos, drum kits, veenas and tanpuras",
  "the instrument goes back on the shelf",
  "Wood, skin and clay are natural",
];
