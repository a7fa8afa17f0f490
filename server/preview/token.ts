import { z } from "zod";
import { frontParts } from "../../contract/office/shopfrontStates.ts";
import { policyNames } from "../../contract/shop.ts";
import { previewPath } from "../http/preview.ts";
import { isSigned, sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";

/** For how long a preview opens, in minutes. */
const opensFor = 10;
const purpose = "preview";

/**
 * What a preview shows beside what the shop has: the shopfront as it will be at a time (null: now), perhaps with a part's or a policy's draft.
 * The draft is read as the page is looked at, so that the page shows it as it is then.
 */
const Previewed = z.object({
  kind: z.literal("shopfront"),
  draft: z.enum(frontParts).nullable(),
  policy: z.enum(policyNames).nullable().default(null),
  at: z.string().nullable(),
});
export type Previewed = z.infer<typeof Previewed>;
const Signed = z.object({ shows: Previewed, until: z.int() });

/** The path below which all of the shop's pages stand as a preview. */
export const shopPreviewPath = `${previewPath}/shop`;

/** An address of the shop's pages that show this, for ten minutes, to whoever has it; and until when, in UTC. */
export function previewAddress(
  { secret, settings, address }: Pick<Shop, "secret" | "settings" | "address">,
  shows: Previewed,
  path: string,
): { url: string; until: string } {
  const until = Date.now() + opensFor * 60_000;
  const what = Buffer.from(JSON.stringify({ shows, until })).toString("base64url");
  // An office on a host of its own frames the shop's pages; beside the shop it names no host, as it may go by several.
  const origin = settings.OFFICE_URL ? new URL(address()).origin : "";
  const url = `${origin}${shopPreviewPath}/${what}.${sign(secret, purpose, what)}${path}`;
  return { url, until: new Date(until).toISOString() };
}

/** What a preview's token shows; undefined when it is not one of ours, or too old. */
export function readPreview({ secret }: Pick<Shop, "secret">, token: string): Previewed | undefined {
  const [what = "", signature = ""] = token.split(".");
  if (!isSigned(secret, purpose, what, signature)) return undefined;
  const { shows, until } = Signed.parse(JSON.parse(Buffer.from(what, "base64url").toString()));
  return Date.now() < until ? shows : undefined;
}
