import { type OrderTemplate, orderTemplates } from "../../../contract/office/orderMails.ts";
import { resendMail } from "../../orders/resendMail.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

const isTemplate = (name: string): name is OrderTemplate => orderTemplates.some((known) => known === name);

/** Sends a mail that was sent before once more. */
export const resend: Action = async (shop, words) => {
  const orderNo = orderNoOf(words);
  const template = words[1] ?? "";
  if (!isTemplate(template)) throw new WrongCall(`Which mail? There are: ${orderTemplates.join(", ")}.`);
  const outcome = await resendMail(shop, orderNo, template, onMachine());
  if (outcome === "unknown") return complain(`There is no order ${orderNo}.`);
  if (outcome === "never_sent") return complain(`${orderNo} has had no mail "${template}".`);
  say(`It is sent once more.`);
  return 0;
};
