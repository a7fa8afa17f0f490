import type { productCalls } from "../../../contract/office/products.ts";
import { duplicateProduct } from "../../catalogue/edit/duplicateProduct.ts";
import { type Editing, editProduct, type NotDone } from "../../catalogue/edit/editProduct.ts";
import { makeProduct } from "../../catalogue/edit/makeProduct.ts";
import { type Previewed, previewEdit, previewNew } from "../../catalogue/edit/preview.ts";
import { publishProducts } from "../../catalogue/edit/publishProducts.ts";
import { previewPath } from "../../http/preview.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { listProducts } from "./listProducts.ts";
import { readChoices } from "./readChoices.ts";
import { readProduct } from "./readProduct.ts";

const isOther = "Somebody has changed this product meanwhile. Please look at it as it is now.";

/** By how much a member may change prices, in basis points; null: as he likes. Throws an ApiError of 403 without the right. */
function priceLimit({ rights }: SignedIn): number | null {
  const most = rights.get("prices.edit");
  if (most === undefined)
    throw new ApiError(403, "You need the right “Change prices” for this.", { reason: "right", right: "prices.edit" });
  return most;
}

/** Why something could not be done, as an ApiError. */
function refusalOf(outcome: NotDone, most: number | null) {
  if (outcome.outcome === "unknown") return notFound("This product");
  if (outcome.outcome === "field") {
    const [message = "Please check what was entered."] = Object.values(outcome.errors);
    return new ApiError(422, message, { errors: outcome.errors });
  }
  return new ApiError(
    403,
    `Your role may change prices by up to ${(most ?? 0) / 100} % a day. Please ask somebody who may do more.`,
    { reason: "limit", right: "prices.edit", most },
  );
}

/** The goods: list, editor, preview. */
export function productRoutes({
  sql,
  settings,
}: Pick<Shop, "sql" | "settings">): Pick<OfficeHandlers, keyof typeof productCalls> {
  const { OFFICE_URL, PUBLIC_URL } = settings;
  // Where the office has an origin of its own, the shop's pages have another one.
  const shopUrl = OFFICE_URL && PUBLIC_URL ? new URL(PUBLIC_URL).origin : "";
  const read = (id: number, staff: SignedIn) => readProduct(sql, id, staff, shopUrl);
  const answerTo = async (editing: Editing, id: number, staff: SignedIn, most: number | null) => {
    if (editing.outcome === "changed") throw new ApiError(409, isOther, { product: await read(id, staff) });
    if (editing.outcome !== "edited" && editing.outcome !== "same") throw refusalOf(editing, most);
    return data(await read(editing.id, staff));
  };
  const previewed = (outcome: Previewed) => {
    if (outcome.outcome !== "kept") throw refusalOf(outcome, null);
    return data({ url: `${shopUrl}${previewPath}/${outcome.token}`, expires_at: outcome.expires_at });
  };
  return {
    "GET /products": async ({ query }) => data(await listProducts(sql, query)),
    "GET /products/choices": async () => data(await readChoices(sql)),
    "GET /products/{id}": async ({ parameters, staff }) => data(await read(parameters.id, staff)),
    async "POST /products"({ body, staff }) {
      priceLimit(staff);
      return answerTo(await makeProduct(sql, body, staff.actor), 0, staff, null);
    },
    async "PUT /products/{id}"({ parameters: { id }, body, staff }) {
      const isPriced =
        body.added.length > 0 ||
        body.variants.some(({ list_price, mrp }) => list_price !== undefined || mrp !== undefined);
      const most = isPriced ? priceLimit(staff) : null;
      return answerTo(await editProduct(sql, id, { ...body, most }, staff.actor), id, staff, most);
    },
    async "PATCH /products/{id}/prices"({ parameters: { id }, body, staff }) {
      const most = priceLimit(staff);
      const change = { fields: {}, variants: body.variants, added: [], most };
      return answerTo(await editProduct(sql, id, change, staff.actor), id, staff, most);
    },
    async "POST /products/{id}/duplicate"({ parameters: { id }, staff }) {
      priceLimit(staff);
      return answerTo(await duplicateProduct(sql, id, staff.actor), id, staff, null);
    },
    "POST /products/publish": async ({ body, staff }) =>
      data({ rows: await publishProducts(sql, body.ids, body.published, staff.actor) }),
    "POST /products/{id}/preview": async ({ parameters: { id }, body, staff }) =>
      previewed(await previewEdit(sql, id, body, staff.actor)),
    "POST /products/preview": async ({ body, staff }) => previewed(await previewNew(sql, body, staff.actor)),
  };
}
