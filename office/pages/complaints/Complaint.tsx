import { Link, useParams } from "react-router";
import { useRead } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { When } from "../../parts/When.tsx";
import { states as orderStates } from "../order/words.ts";
import { Answer } from "./Answer.tsx";
import { ClockBar } from "./ClockBar.tsx";
import { type Complaint, reached, states } from "./words.ts";

/** One complaint: what it says, how long there is to answer, what was said, and the answer. */
export default function ComplaintScreen() {
  const { ticket = "" } = useParams();
  const read = useRead("GET /complaints/{ticket}", { parameters: { ticket: ticket.toUpperCase() } });
  return <Loaded read={read}>{(complaint) => <Whole key={complaint.ticket} complaint={complaint} />}</Loaded>;
}

const Whole = ({ complaint }: { complaint: Complaint }) => (
  <>
    <PageHead
      title={complaint.ticket}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={states[complaint.state].tone}>{states[complaint.state].name}</Badge>
          <When time={complaint.received_at} />
        </span>
      }
    />
    <div className="order-columns">
      <div className="order-main">
        <Card title={`${complaint.name} writes`}>
          <p className="max-w-prose text-base whitespace-pre-line">{complaint.text}</p>
        </Card>
        {complaint.may_become.length > 0 && <Answer complaint={complaint} />}
        <Card title="So far">
          <ol className="history">
            {complaint.timeline.toReversed().map(({ state, note, at, name }) => (
              <li key={`${state} ${at}`}>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-[550]">{state === "received" ? "Came in" : states[state].name}</span>
                  <span className="text-xs text-muted">
                    <When time={at} />
                    {name && `, ${name}`}
                  </span>
                </p>
                {note && <p className="max-w-prose whitespace-pre-line text-muted">{note}</p>}
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <div className="order-side">
        <Card title="Clocks">
          <div className="grid gap-4">
            <ClockBar
              name="Acknowledge within 48 hours"
              from={complaint.received_at}
              until={complaint.acknowledge_by}
              ended={reached(complaint, "acknowledged", "in_progress", "resolved", "closed")}
            />
            <ClockBar
              name="Resolve within a month"
              from={complaint.received_at}
              until={complaint.resolve_by}
              ended={reached(complaint, "resolved", "closed")}
            />
          </div>
        </Card>
        <Card title="From">
          <p className="font-[550]">{complaint.name}</p>
          <a href={`tel:+91${complaint.mobile}`} className="text-link touch figures">
            {complaint.mobile}
          </a>
          <p>
            <a href={`mailto:${complaint.email}`} className="text-link touch break-all">
              {complaint.email}
            </a>
          </p>
          <About complaint={complaint} />
        </Card>
      </div>
    </div>
  </>
);

/** The order that a complaint is about. */
function About({ complaint: { order, order_no } }: { complaint: Complaint }) {
  if (order) {
    const state = orderStates[order.state as keyof typeof orderStates];
    return (
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Link to={`/orders/${order.order_no}`} className="text-link touch figures">
          Order {order.order_no}
        </Link>
        <Badge tone={state.tone}>{state.name}</Badge>
      </p>
    );
  }
  return (
    <p className="mt-3 text-muted">
      {order_no ? `It names the order ${order_no}: there is none.` : "It names no order."}
    </p>
  );
}
