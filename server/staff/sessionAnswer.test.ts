import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import type { SignedIn } from "./session.ts";
import { sessionOf } from "./sessionAnswer.ts";

const staff = { rights: new Map(), provenUntil: new Date() } as unknown as SignedIn;
const offered = (settings: Record<string, string>) =>
  sessionOf({ settings: readSettings(settings) }, staff).shop.takes_links;

test("a link to pay is offered to a caller only where the shop has a gateway", () => {
  expect(offered({ PRACTICE_GATEWAY: "off" })).toBe(false);
  expect(offered({ PRACTICE_GATEWAY: "on" })).toBe(true);
});
