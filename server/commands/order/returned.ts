import { formatMoney } from "../../mail/money.ts";
import { decideReturn } from "../../returns/decideReturn.ts";
import { receiveReturn } from "../../returns/receiveReturn.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, freeText, orderNoOf, WrongCall } from "./say.ts";

/** `return accept | refuse | receive`: the staff's side of a return. */
export const returned: Action = async (shop, [what = "", ...words], options) => {
  const orderNo = orderNoOf(words);
  const note = freeText(words.slice(1));
  if (what === "receive") {
    const refund = await receiveReturn(
      shop,
      orderNo,
      { pieces: options["no-shelf"] ? "scrap" : "shelf", note },
      onMachine(),
    );
    if (typeof refund === "string") return complain(`No accepted return of ${orderNo} is waited for.`);
    say(`The return of ${orderNo} is received; ${formatMoney(refund)} goes back.`);
    return 0;
  }
  if (options["no-shelf"]) throw new WrongCall("--no-shelf goes with return receive.");
  if (what !== "accept" && what !== "refuse") throw new WrongCall("A return is accepted, refused or received.");
  if (what === "refuse" && !note) throw new WrongCall("Why? The words go to the shopper.");
  const decision = what === "accept" ? "accepted" : "refused";
  if (!(await decideReturn(shop, orderNo, decision, note, onMachine())))
    return complain(`No return of ${orderNo} waits for that.`);
  say(`The return of ${orderNo} is ${decision}.`);
  return 0;
};
