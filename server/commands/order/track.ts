import { correctParcel } from "../../orders/correctParcel.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";
import { checkedLink, parcelNumber } from "./steps.ts";

const problems = {
  unknown: "There is no such order.",
  not_sent: "It has not left yet: say it with ship.",
  no_courier: "Nobody has said who brings it: --courier is needed too.",
};

/** Courier, number or link of a parcel that has left, put right. */
export const track: Action = async (shop, words, options) => {
  const orderNo = orderNoOf(words);
  const { courier, tracking: number, mail = false } = options;
  const url = checkedLink(options);
  if (!courier && !number && !url) throw new WrongCall("What is right? --courier, --tracking or --link.");
  const parcel = parcelNumber(options);
  const outcome = await correctParcel(shop, orderNo, { courier, number, url, parcel }, mail, onMachine());
  if (outcome === "same") say(`${orderNo}: that is what it says already.`);
  else if (outcome === "corrected") say(`${orderNo}: put right${mail ? ", and the shopper is told by mail" : ""}.`);
  else return complain(`${orderNo}: ${problems[outcome]}`);
  return 0;
};
