import type { policyCalls } from "../../../contract/office/policies.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** A draft of the shipping policy, and an edition that is planned; as of which version, and the edition's number. */
async function written({ sql }: Pick<TestOffice, "sql">): Promise<{ version: number; id: number }> {
  const [draft] = await sql<[{ version: number }]>`
    insert into policy_draft (policy, text, staff_name) values ('shipping', ${`# Shipping ${crypto.randomUUID()}`}, 'Meena')
    on conflict (policy) do update set text = excluded.text, version = policy_draft.version + 1 returning version`;
  const [edition] = await sql<[{ id: number }]>`
    insert into policy_edition (policy, text, from_at, staff_name) values ('shipping', '# Planned', now() + interval '1 day', 'Meena') returning id`;
  return { ...draft, ...edition };
}

export const policyExamples: OfficeExamples<typeof policyCalls> = {
  "GET /policies": () => ({}),
  "GET /policies/{policy}": () => ({ path: "/policies/shipping" }),
  "PUT /policies/{policy}/draft": async (office) => ({
    path: "/policies/shipping/draft",
    body: { version: (await written(office)).version, text: "# Another" },
  }),
  "POST /policies/{policy}/publish": async (office) => ({
    path: "/policies/shipping/publish",
    body: { version: (await written(office)).version, from: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  "POST /policies/{policy}/take-back": async (office) => ({
    path: "/policies/shipping/take-back",
    body: await written(office),
  }),
};
