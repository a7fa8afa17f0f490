import type { bankFileCalls } from "../../../contract/office/bankFiles.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { indianDate } from "../../india.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { bankFileCsv } from "../../payments/bankFiles/bankFileCsv.ts";
import { keepAccount } from "../../payments/bankFiles/keepAccount.ts";
import { listFiles } from "../../payments/bankFiles/listFiles.ts";
import { makeBankFile } from "../../payments/bankFiles/makeBankFile.ts";
import { readBankAnswer } from "../../payments/bankFiles/readBankAnswer.ts";
import { settleBankFile } from "../../payments/bankFiles/settleBankFile.ts";
import { takeAnswer } from "../../payments/bankFiles/takeAnswer.ts";
import { takeBack } from "../../payments/bankFiles/takeBack.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";

/** Refunds that are transferred many at once. */
export const bankFileRoutes = ({ sql }: Pick<Shop, "sql">): Pick<OfficeHandlers, keyof typeof bankFileCalls> => ({
  async "PUT /orders/{no}/account"({ parameters, body, staff }) {
    if (!(await keepAccount(sql, typedOrderNo(parameters.no), body, staff.actor))) throw notFound("This order");
    return { body: { error: 0, message: "The account is kept." } };
  },
  "GET /refunds/files": async () => data({ files: await listFiles(sql) }),
  async "POST /refunds/files"({ body, staff }) {
    const made = await makeBankFile(sql, body.refunds, staff.actor);
    if (typeof made === "string") throw new ApiError(409, made, { reason: "due" });
    return data({ id: made });
  },
  async "GET /refunds/files/{id}/csv"({ parameters: { id } }) {
    const csv = await bankFileCsv(sql, id);
    if (csv === undefined) throw notFound("This file");
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="refunds-${id}-${indianDate(new Date())}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  },
  async "POST /refunds/files/{id}/paid"({ parameters: { id }, body, staff }) {
    const paid = await settleBankFile(sql, id, body.reference, staff.actor);
    if (paid === undefined) throw notFound("This file");
    return data({ paid });
  },
  async "POST /refunds/files/{id}/answer"({ parameters: { id }, body, staff }) {
    const said = await readBankAnswer(body.text);
    if (typeof said === "string") throw new ApiError(422, said, { errors: { text: said } });
    const answer = await takeAnswer(sql, id, said, staff.actor);
    if (!answer) throw notFound("This file");
    return data(answer);
  },
  async "POST /refunds/files/{id}/back"({ parameters: { id }, body, staff }) {
    const back = await takeBack(sql, id, body.refund, staff.actor);
    if (back === undefined) throw notFound("This file");
    return data({ back });
  },
});
