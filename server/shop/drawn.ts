import { extname } from "node:path";
import sharp from "sharp";
import type { Settings } from "../settings.ts";
import type { Palette } from "./colours.ts";

/** The name that stands on the demo's own pictures of a carton and a shop window: no other shop shows these. */
export const demoName = "Swara";

type Looks = Pick<Settings, "shop" | "colours">;
type Tones = { left: string; right: string; top: string; tape: string };

/** A parcel seen from above its corner, 48 wide, its middle at x, y. */
const parcel = (x: number, y: number, scale: number, { left, right, top, tape }: Tones): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${left}" d="M0-2-24-12v26L0 26z"/><path fill="${right}" d="M0-2 24-12v26L0 26z"/><path fill="${top}" d="M0-22 24-12 0-2-24-12z"/><path fill="${tape}" d="m-14.5-16.050 5-2.080L14.5-8.040v8l-5 2.080v-8z"/></g>`;

const square = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${content}</svg>`;

function tones(palette: Palette): Record<"plain" | "strong" | "bright", Tones> {
  const { paper, card, primary, hairline, accent: tape } = palette;
  const strong = palette["primary-strong"];
  return {
    plain: { left: hairline, right: paper, top: card, tape },
    strong: { left: strong, right: primary, top: primary, tape },
    bright: { left: tape, right: tape, top: card, tape: primary },
  };
}

/** What a product without a picture shows: a plain parcel, no word on it. */
function placeholderSvg(colours: Palette): string {
  const { backdrop, wall } = colours;
  const shadow = `<ellipse cx="50" cy="73" rx="25" ry="5" fill="${wall}"/>`;
  return square(
    `<rect width="100" height="100" fill="${backdrop}"/>${shadow}${parcel(50, 49, 1, tones(colours).plain)}`,
  );
}

/** The shop's own picture, beside the login and where a link to it is shown: parcels ready to go. */
function welcomeSvg(colours: Palette): string {
  const { plain, strong, bright } = tones(colours);
  const { wall, backdrop } = colours;
  return square(
    `<rect width="100" height="100" fill="${wall}"/><circle cx="50" cy="46" r="36" fill="${backdrop}"/>${parcel(34, 56, 0.9, strong)}${parcel(66, 62, 0.7, plain)}${parcel(45, 33, 0.5, bright)}`,
  );
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The mark in the browser's tab of a shop that has none of its own: its initial. */
export function faviconSvg({ shop, colours }: Looks): string {
  const [initial = ""] = Array.from(shop.name.trim().toLocaleUpperCase("en-IN"));
  const letter = initial.replace(/[&<>]/g, (sign) => entities[sign] ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colours.light.primary}"/><text x="16" y="22.5" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="${colours.light["on-primary"]}">${letter}</text><path d="M8 27h16" stroke="${colours.light.accent}" stroke-width="1.8" stroke-linecap="round"/></svg>`;
}

const drawn = new Map<string, Promise<Buffer>>();

/**
 * A picture of `/pictures/…` that the shop draws in its own colours, as the owner has none of that name: `placeholder/natural`
 * and `welcome/natural` in the usual widths and by night. Undefined for any other, and for the demo, which has its own.
 */
export async function drawnPicture(name: string, { shop, colours }: Looks): Promise<Response | undefined> {
  const [, kind = "", night, width = "560", format = ""] =
    /^(placeholder|welcome)\/natural(?:(-night)|(?=-))(?:-(200|400|800|1200))?\.(avif|webp)$/.exec(name) ?? [];
  if (kind === "" || shop.name === demoName) return undefined;
  const palette = night ? colours.dark : colours.light;
  const svg = kind === "welcome" ? welcomeSvg(palette) : placeholderSvg(palette);
  const key = `${extname(name)} ${width} ${svg}`;
  const draw = () => {
    const picture = sharp(Buffer.from(svg), { density: (72 * Number(width)) / 100 }).resize(
      Number(width),
      Number(width),
    );
    return (format === "avif" ? picture.avif({ quality: 60 }) : picture.webp({ quality: 80 })).toBuffer();
  };
  const bytes = drawn.get(key) ?? draw();
  drawn.set(key, bytes);
  return new Response(new Uint8Array(await bytes), {
    headers: { "Content-Type": `image/${format}`, "Cache-Control": "public, max-age=86400" },
  });
}
