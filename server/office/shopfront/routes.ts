import type { shopfrontCalls } from "../../../contract/office/shopfront.ts";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { data } from "../../http/reply.ts";
import { previewAddress } from "../../preview/token.ts";
import type { Shop } from "../../shop/shop.ts";
import { changeDraft, discardDraft, readPart } from "../../shopfront/draft.ts";
import { findPictures } from "../../shopfront/findPictures.ts";
import { endPlan, publishDraft, takeBack } from "../../shopfront/publish.ts";
import { readChoices } from "../../shopfront/readChoices.ts";
import { readMembers } from "../../shopfront/readMembers.ts";
import type { OfficeHandlers } from "../handler.ts";

const said = (part: FrontPart, message: string) => ({ body: { error: 0 as const, message, data: { part } } });

/** Home page, collections and menu: their drafts, a look at them, and what shoppers are shown of them. */
export function shopfrontRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof shopfrontCalls> {
  const { sql, settings } = shop;
  return {
    "GET /shopfront/home": async () => data(await readPart(sql, "home")),
    "GET /shopfront/collections": async () => data(await readPart(sql, "collections")),
    "GET /shopfront/menu": async () => data(await readPart(sql, "menu")),
    "PATCH /shopfront/home": async ({ body: { version, ...changes }, staff }) =>
      data(await changeDraft(sql, "home", version, changes, staff.actor)),
    "PATCH /shopfront/collections": async ({ body: { version, ...changes }, staff }) =>
      data(await changeDraft(sql, "collections", version, changes, staff.actor)),
    "PATCH /shopfront/menu": async ({ body: { version, ...changes }, staff }) =>
      data(await changeDraft(sql, "menu", version, changes, staff.actor)),
    async "POST /shopfront/{part}/discard"({ parameters: { part }, body, staff }) {
      await discardDraft(sql, part, body.version, staff.actor);
      return said(part, "The draft is gone; what is shown stays.");
    },
    async "POST /shopfront/{part}/publish"({ parameters: { part }, body: { version, ...when }, staff }) {
      await publishDraft(sql, part, version, when, staff.actor);
      return said(part, when.from ? "It is planned." : "Shoppers see it now.");
    },
    async "POST /shopfront/{part}/take-back"({ parameters: { part }, body, staff }) {
      await takeBack(sql, part, body.id, staff.actor);
      return said(part, "It is taken back.");
    },
    async "POST /shopfront/plans/{id}/end"({ parameters, staff }) {
      return said(await endPlan(sql, parameters.id, staff.actor), "The plan is taken back.");
    },
    "POST /shopfront/preview": async ({ body: { path, ...shown } }) =>
      data(previewAddress(shop, { kind: "shopfront", ...shown }, path)),
    "POST /shopfront/members": async ({ body }) => data(await readMembers(sql, body)),
    "GET /shopfront/choices": async () => data(await readChoices(sql)),
    "GET /shopfront/pictures": async ({ query }) =>
      data({ rows: await findPictures(sql, settings.SHOP_FOLDER, query.search) }),
  };
}
