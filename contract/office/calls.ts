import { auditCalls } from "./audit.ts";
import { bankFileCalls } from "./bankFiles.ts";
import { boardCalls } from "./board.ts";
import { complaintCalls } from "./complaints.ts";
import { countCalls } from "./counts.ts";
import { couponCalls } from "./coupons.ts";
import { officeCustomerCalls } from "./customers.ts";
import { deliveryRatesCalls } from "./deliveryRates.ts";
import { figureCalls } from "./figures.ts";
import { fileCalls } from "./files.ts";
import { gridCalls } from "./grid.ts";
import { officeMediaCalls } from "./media.ts";
import { newOrderCalls } from "./newOrder.ts";
import { newsCalls } from "./news.ts";
import { officeOrderCalls } from "./order.ts";
import { orderListCalls } from "./orders.ts";
import { parcelCalls } from "./parcels.ts";
import { pictureCalls } from "./pictures.ts";
import { policyCalls } from "./policies.ts";
import { printCalls } from "./print.ts";
import { productCalls } from "./products.ts";
import { officeQuestionCalls } from "./questions.ts";
import { refundCalls } from "./refunds.ts";
import { officeReturnCalls } from "./returns.ts";
import { officeReviewCalls } from "./reviews.ts";
import { sessionCalls } from "./session.ts";
import { settingsCalls } from "./settings.ts";
import { settlementCalls } from "./settlements.ts";
import { shopfrontCalls } from "./shopfront.ts";
import { staffCalls } from "./staff.ts";
import { stateCalls } from "./state.ts";
import { stockCalls } from "./stock.ts";
import { taxCalls } from "./tax.ts";
import { todayCalls } from "./today.ts";
import { tryOutCalls } from "./tryOuts.ts";

/** Every call of the office by method and path below `/office/api`. */
export const officeCalls = {
  ...sessionCalls,
  ...staffCalls,
  ...auditCalls,
  ...todayCalls,
  ...orderListCalls,
  ...parcelCalls,
  ...boardCalls,
  ...printCalls,
  ...officeOrderCalls,
  ...officeReturnCalls,
  ...refundCalls,
  ...bankFileCalls,
  ...complaintCalls,
  ...tryOutCalls,
  ...officeReviewCalls,
  ...officeQuestionCalls,
  ...newOrderCalls,
  ...newsCalls,
  ...productCalls,
  ...shopfrontCalls,
  ...policyCalls,
  ...couponCalls,
  ...officeMediaCalls,
  ...pictureCalls,
  ...officeCustomerCalls,
  ...stateCalls,
  ...settingsCalls,
  ...deliveryRatesCalls,
  ...stockCalls,
  ...countCalls,
  ...taxCalls,
  ...settlementCalls,
  ...gridCalls,
  ...figureCalls,
  ...fileCalls,
};

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
