import { markChecked } from "../../orders/markChecked.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { complain, forEach } from "./say.ts";

/** A person has looked at what bin/shop status says of an order. */
export const checked = forEach(async (shop, orderNo) => {
  const outcome = await markChecked(shop, orderNo, onMachine());
  if (outcome === "unknown") return complain(`There is no order ${orderNo}.`);
  if (outcome === "nothing") return complain(`There is nothing to be checked about order ${orderNo}.`);
  say(`Order ${orderNo} is checked.`);
  return 0;
});
