import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useRead } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { type Key, useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Menu, type MenuAct } from "../../parts/Menu.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { When } from "../../parts/When.tsx";
import { say } from "../../shell/toasts.ts";
import { Acts } from "./acts/Acts.tsx";
import type { Opened } from "./acts/opened.ts";
import { Course } from "./Course.tsx";
import { Customer } from "./Customer.tsx";
import { History } from "./History.tsx";
import { keepOrder, listsOfOrders } from "./kept.ts";
import { Lines } from "./Lines.tsx";
import { MainAct } from "./MainAct.tsx";
import { MoneyCard } from "./MoneyCard.tsx";
import { Notes } from "./Notes.tsx";
import { Documents, Mails, ToCheck } from "./Papers.tsx";
import { Parcel } from "./Parcel.tsx";
import { Parcels } from "./Parcels.tsx";
import { Returns } from "./Returns.tsx";
import { type Order, states } from "./words.ts";

/** The whole truth of one order, and everything that can be done with it. */
export default function OrderScreen() {
  const { no = "" } = useParams();
  const read = useRead("GET /orders/{no}", { parameters: { no: no.toUpperCase() } });
  return <Loaded read={read}>{(order) => <Whole key={order.order_no} order={order} />}</Loaded>;
}

const copyLink = (orderNo: string) =>
  void navigator.clipboard.writeText(`${location.origin}/office/orders/${orderNo}`).then(
    () => say({ kind: "done", text: "The link is copied." }),
    () => say({ kind: "info", text: "The browser did not let it be copied." }),
  );

function Whole({ order }: { order: Order }) {
  const navigate = useNavigate();
  const [opened, open] = useState<Opened>();
  const may = (act: Order["acts"][number]) => order.acts.includes(act);
  const edit = () => void navigate(`/orders/${order.order_no}/edit`);
  const checked = useWrite("POST /orders/{no}/checked", { reads: listsOfOrders, after: keepOrder });
  const key = (act: Order["acts"][number], keys: string, what: string, run: () => void): Key[] =>
    may(act) ? [{ keys, what, act: run }] : [];
  useKeys("This order", [
    ...key("edit", "e", "Change address, contact or goods", edit),
    ...key("refund", "r", "Give money back", () => open({ act: "refund" })),
    ...key("mail", "m", "Send a mail again", () => open({ act: "mail" })),
    ...key("parcel", "t", "Put the tracking right", () => open({ act: "parcel" })),
  ]);
  const act = (name: Order["acts"][number], line: MenuAct): MenuAct[] => (may(name) ? [line] : []);
  const dividing: MenuAct = {
    name: "Divide into parcels",
    icon: "parcel",
    do: () => void navigate(`/packing/${order.order_no}?divide`),
  };
  const more: MenuAct[] = [
    ...act("return", { name: "Return for a caller", icon: "returns", do: () => open({ act: "return" }) }),
    ...act("refund", { name: "Give money back", icon: "refunds", do: () => open({ act: "refund" }) }),
    ...act("parcel", { name: "Put the tracking right", icon: "truck", do: () => open({ act: "parcel" }) }),
    ...act("undelivered", { name: "It came back", icon: "undo", do: () => open({ act: "undelivered" }) }),
    ...act("mail", { name: "Send a mail again", icon: "complaints", do: () => open({ act: "mail" }) }),
    ...(order.state === "packed" ? act("ship", dividing) : act("pack", dividing)),
    { name: "Copy the link", icon: "copy", do: () => copyLink(order.order_no) },
    ...act("cancel", { name: "Cancel the order", icon: "close", danger: true, do: () => open({ act: "cancel" }) }),
  ];
  const { name, tone } = states[order.state];
  return (
    <>
      <PageHead
        title={order.order_no}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={tone}>{name}</Badge> <When time={order.placed_at} />
          </span>
        }
      >
        <MainAct order={order} open={open} />
        {may("edit") && (
          <ButtonLink icon="edit" to={`/orders/${order.order_no}/edit`}>
            Change
          </ButtonLink>
        )}
        <Menu label={`More for ${order.order_no}`} acts={more} />
      </PageHead>
      <ToCheck
        words={order.to_check}
        onChecked={may("check") ? () => checked.start({ parameters: { no: order.order_no } }) : undefined}
      />
      {order.expires_at && order.state === "awaiting_payment" && (
        <p className="notice mb-4">
          Held until <When time={order.expires_at} />. What is not paid by then goes back to stock.
        </p>
      )}
      {order.exchange_of && (
        <p className="notice mb-4">
          In exchange for return {order.exchange_of.number} of{" "}
          <Link to={`/orders/${order.exchange_of.order_no}`} className="text-link touch figures">
            {order.exchange_of.order_no}
          </Link>
          . It is paid with what came back.
        </p>
      )}
      <Course order={order} />
      <div className="order-columns">
        <div className="order-main">
          <Returns
            order={order}
            onDecide={(number, decision) => open({ act: decision, number })}
            onReceive={(number) => open({ act: "receive", number })}
          />
          <Lines order={order} />
          {order.money && <MoneyCard order={order} money={order.money} />}
        </div>
        <div className="order-side">
          <Notes order={order} />
          <Customer order={order} />
          {order.parcels.length > 1 ? (
            <Parcels order={order} open={open} />
          ) : (
            <Parcel
              order={order}
              aside={
                may("parcel") && (
                  <Button small look="quiet" onClick={() => open({ act: "parcel" })}>
                    Put right
                  </Button>
                )
              }
            />
          )}
          <Documents order={order} />
          <Mails order={order} onSend={may("mail") ? () => open({ act: "mail" }) : undefined} />
        </div>
        <div className="order-rest">
          <History order={order} />
        </div>
      </div>
      <Acts opened={opened} order={order} onClose={() => open(undefined)} />
    </>
  );
}
