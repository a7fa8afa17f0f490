import type { Shop } from "../shop/shop.ts";
import { countRoutes } from "./counts/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { figureRoutes } from "./figures/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { gridRoutes } from "./grid/routes.ts";
import type { OfficeHandlers } from "./handler.ts";
import { officeMediaRoutes } from "./media/mediaRoutes.ts";
import { bankFileRoutes } from "./order/bankFileRoutes.ts";
import { complaintRoutes } from "./order/complaintRoutes.ts";
import { newOrderRoutes } from "./order/newOrderRoutes.ts";
import { newsRoutes } from "./order/newsRoutes.ts";
import { orderRoutes } from "./order/orderRoutes.ts";
import { refundRoutes } from "./order/refundRoutes.ts";
import { returnRoutes } from "./order/returnRoutes.ts";
import { orderListRoutes } from "./orders/routes.ts";
import { pictureRoutes } from "./pictures/pictureRoutes.ts";
import { policyRoutes } from "./policies/routes.ts";
import { printRoutes } from "./print/routes.ts";
import { productRoutes } from "./products/routes.ts";
import { officeQuestionRoutes } from "./questions/routes.ts";
import { officeReviewRoutes } from "./reviews/routes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { settlementRoutes } from "./settlements/routes.ts";
import { shopfrontRoutes } from "./shopfront/routes.ts";
import { staffRoutes } from "./staffRoutes.ts";
import { stateRoutes } from "./state/routes.ts";
import { stockRoutes } from "./stock/routes.ts";
import { taxRoutes } from "./tax/routes.ts";
import { tryOutRoutes } from "./tryOuts/routes.ts";

/** What answers the office's calls, room by room. */
export const officeRoutes = (shop: Shop): OfficeHandlers => ({
  ...sessionRoutes(shop),
  ...staffRoutes(shop),
  ...orderListRoutes(shop),
  ...printRoutes(shop),
  ...orderRoutes(shop),
  ...returnRoutes(shop),
  ...refundRoutes(shop),
  ...bankFileRoutes(shop),
  ...complaintRoutes(shop),
  ...tryOutRoutes(shop),
  ...officeReviewRoutes(shop),
  ...officeQuestionRoutes(shop),
  ...newOrderRoutes(shop),
  ...newsRoutes(shop),
  ...productRoutes(shop),
  ...shopfrontRoutes(shop),
  ...policyRoutes(shop),
  ...couponRoutes(shop),
  ...officeMediaRoutes(shop),
  ...pictureRoutes(shop),
  ...customerRoutes(shop),
  ...stateRoutes(shop),
  ...settingsRoutes(shop),
  ...stockRoutes(shop),
  ...countRoutes(shop),
  ...taxRoutes(shop),
  ...settlementRoutes(shop),
  ...gridRoutes(shop),
  ...figureRoutes(shop),
  ...fileRoutes(shop),
});
