import type { DataOf } from "../../api/call.ts";
import type { Tone } from "../../parts/Badge.tsx";

export type PolicyData = DataOf<"GET /policies/{policy}">;
export type Edition = PolicyData["editions"][number];

/** What changes with all that is done to a policy. */
export const readsOfPolicies = ["GET /policies", "GET /policies/{policy}"] as const;

/** How an edition stands, as people read it. */
export const editionStates: Record<Edition["state"], { name: string; tone: Tone }> = {
  shown: { name: "shoppers read it", tone: "good" },
  planned: { name: "planned", tone: "info" },
  over: { name: "over", tone: "plain" },
  taken_back: { name: "taken back", tone: "plain" },
};
