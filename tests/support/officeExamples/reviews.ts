import type { officeReviewCalls } from "../../../contract/office/reviews.ts";
import { keepPhotograph } from "../../../server/catalogue/photographs/keepPhotograph.ts";
import { picturesOf, reviewFile } from "../../../server/catalogue/uploads/folders.ts";
import { officeOrder } from "../officeOrders.ts";
import { photograph, reviewPicture, writtenReview } from "../reviews.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** A review that waits; its number. */
async function review(office: TestOffice): Promise<number> {
  return writtenReview(office.sql, await officeOrder(office, { to: "delivered" }));
}

export const reviewExamples: OfficeExamples<typeof officeReviewCalls> = {
  "GET /reviews": () => ({}),
  "POST /reviews/{id}": async (office) => ({
    path: `/reviews/${await review(office)}`,
    body: { state: "shown", version: 1 },
  }),
  "POST /reviews/{id}/answer": async (office) => ({
    path: `/reviews/${await review(office)}/answer`,
    body: { version: 1, answer: "Thank you." },
  }),
  "POST /reviews/{id}/pictures/{picture}": async (office) => {
    const id = await review(office);
    const why = { rule: "person", reason: "A child is to be seen" };
    return {
      path: `/reviews/${id}/pictures/${await reviewPicture(office.sql, id)}`,
      body: { version: 1, shown: false, ...why },
    };
  },
  "GET /reviews/pictures/{picture}": async (office) => {
    const picture = await reviewPicture(office.sql, await review(office));
    const folder = picturesOf(office.shop.settings);
    await keepPhotograph(await photograph(), folder, undefined, reviewFile(picture));
    return { path: `/reviews/pictures/${picture}` };
  },
};
