import { Button, ButtonLink } from "../../parts/Button.tsx";
import type { IconName } from "../../parts/Icon.tsx";
import type { Opened } from "./acts/opened.ts";
import type { Order } from "./words.ts";

type Main = { name: string; icon: IconName } & ({ to: string } | { open: Opened });

/** What most often follows for an order as it stands, within what who is signed in may do; undefined: nothing. */
function mainOf({ acts, order_no, state, returns }: Order): Main | undefined {
  const asked = returns.find((one) => one.state === "accepted" || one.state === "requested");
  const may = (act: Order["acts"][number]) => acts.includes(act);
  if (asked?.state === "accepted" && may("receive_return"))
    return { name: "Receive the return", icon: "returns", open: { act: "receive", number: asked.number } };
  if (asked?.state === "requested" && may("decide_return"))
    return { name: "Accept the return", icon: "returns", open: { act: "accepted", number: asked.number } };
  if (may("pack")) return { name: "Pack", icon: "parcel", to: `/packing/${order_no}` };
  if (may("ship")) return { name: "Hand over", icon: "truck", open: { act: "ship" } };
  if (may("deliver")) return { name: "Delivered", icon: "check", open: { act: "deliver" } };
  if (state === "awaiting_payment" && may("mail"))
    return { name: "Send the link to pay again", icon: "complaints", open: { act: "mail" } };
  return undefined;
}

/** The one button of what follows. */
export function MainAct({ order, open }: { order: Order; open: (opened: Opened) => void }) {
  const main = mainOf(order);
  if (!main) return null;
  return "to" in main ? (
    <ButtonLink look="primary" icon={main.icon} to={main.to}>
      {main.name}
    </ButtonLink>
  ) : (
    <Button look="primary" icon={main.icon} onClick={() => open(main.open)}>
      {main.name}
    </Button>
  );
}
