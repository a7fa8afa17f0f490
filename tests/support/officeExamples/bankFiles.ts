import type { bankFileCalls } from "../../../contract/office/bankFiles.ts";
import { account, bankFile, dueTransfer } from "../bankFiles.ts";
import { officeOrder } from "../officeOrders.ts";
import type { OfficeExamples } from "./example.ts";

export const bankFileExamples: OfficeExamples<typeof bankFileCalls> = {
  "PUT /orders/{no}/account": async (office) => ({
    path: `/orders/${(await officeOrder(office)).orderNo}/account`,
    body: account,
  }),
  "GET /refunds/files": () => ({}),
  "POST /refunds/files": async (office) => ({ body: { refunds: [(await dueTransfer(office)).refund] } }),
  "GET /refunds/files/{id}/csv": async (office) => ({ path: `/refunds/files/${(await bankFile(office)).id}/csv` }),
  "POST /refunds/files/{id}/paid": async (office) => ({
    path: `/refunds/files/${(await bankFile(office)).id}/paid`,
    body: { reference: "UTR123456789" },
  }),
  "POST /refunds/files/{id}/answer": async (office) => {
    const { id, transfers } = await bankFile(office);
    return {
      path: `/refunds/files/${id}/answer`,
      body: { text: `Remarks,UTR\nR${transfers[0]?.refund},UTR123456789\n` },
    };
  },
  "POST /refunds/files/{id}/back": async (office) => ({
    path: `/refunds/files/${(await bankFile(office)).id}/back`,
    body: {},
  }),
};
