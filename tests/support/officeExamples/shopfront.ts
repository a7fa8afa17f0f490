import type { shopfrontCalls } from "../../../contract/office/shopfront.ts";
import type { FrontLink } from "../../../contract/office/shopfrontStates.ts";
import { changeDraft, seePart } from "../../../server/shopfront/draft.ts";
import { publishDraft } from "../../../server/shopfront/publish.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const newLink = (): FrontLink => ({
  key: `new-${crypto.randomUUID().slice(0, 8)}`,
  name: "Gifts",
  url: "/products/search",
  from: null,
  until: null,
});

/** A change of the quick links that nobody has published yet; the draft's version. One link more, and none too many. */
async function draft({ sql }: TestOffice): Promise<string> {
  await sql`delete from shopfront_draft`;
  const { version, state } = await seePart(sql, "home");
  const gone = state.links.slice(0, 1).map(({ key }) => key);
  return (await changeDraft(sql, "home", version, { links: { set: [newLink()], gone } }, clerk)).version;
}

/** The home page as it was published last. */
async function published(office: TestOffice): Promise<number> {
  await publishDraft(office.sql, "home", await draft(office), { words: "" }, clerk);
  const [row] = await office.sql<[{ id: number }]>`select max(id) as id from shopfront_state`;
  return row.id;
}

const version = async ({ sql }: TestOffice, part: "home" | "collections" | "menu") =>
  (await seePart(sql, part)).version;

export const shopfrontExamples: OfficeExamples<typeof shopfrontCalls> = {
  "GET /shopfront/home": () => ({}),
  "GET /shopfront/collections": () => ({}),
  "GET /shopfront/menu": () => ({}),
  "PATCH /shopfront/home": async (office) => {
    const now = await draft(office);
    return { body: { version: now, links: { set: [newLink()] } } };
  },
  "PATCH /shopfront/collections": async (office) => {
    const { state } = await seePart(office.sql, "collections");
    const set = state.collections.slice(0, 1).map((collection) => ({ ...collection, name: `Gifts ${Math.random()}` }));
    return { body: { version: await version(office, "collections"), collections: { set } } };
  },
  "PATCH /shopfront/menu": async (office) => {
    const { state } = await seePart(office.sql, "menu");
    const set = state.categories
      .slice(0, 1)
      .map((category) => ({ ...category, guide: `Listen first. ${Math.random()}` }));
    return { body: { version: await version(office, "menu"), categories: { set } } };
  },
  "POST /shopfront/{part}/discard": async (office) => ({
    path: "/shopfront/home/discard",
    body: { version: await draft(office) },
  }),
  "POST /shopfront/{part}/publish": async (office) => ({
    path: "/shopfront/home/publish",
    body: { version: await draft(office), words: "For Pongal" },
  }),
  "POST /shopfront/{part}/take-back": async (office) => ({
    path: "/shopfront/home/take-back",
    body: { id: await published(office) },
  }),
  "POST /shopfront/plans/{id}/end": async (office) => {
    const from = new Date(Date.now() + 3_600_000).toISOString();
    await publishDraft(office.sql, "home", await draft(office), { words: "", from }, clerk);
    const [row] = await office.sql<[{ id: number }]>`select max(id) as id from shopfront_plan`;
    return { path: `/shopfront/plans/${row.id}/end` };
  },
  "POST /shopfront/preview": () => ({ body: { draft: "home", at: null }, changes: false }),
  "POST /shopfront/members": () => ({
    body: { rule: { under: 500_000 }, products: null, discount_bp: 1_000 },
    changes: false,
  }),
  "GET /shopfront/choices": () => ({}),
  "GET /shopfront/pictures": () => ({ path: "/shopfront/pictures?search=veena" }),
};
