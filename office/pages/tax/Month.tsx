import { useState } from "react";
import { useParams } from "react-router";
import type { TaxMonth } from "../../../contract/office/tax.ts";
import { useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { formatNumber } from "../../parts/money.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { When } from "../../parts/When.tsx";
import { Checks } from "./Checks.tsx";
import { Close } from "./Close.tsx";
import { Days } from "./Days.tsx";
import { Gstr1, Gstr3b, Hsn, Series } from "./Figures.tsx";
import { Files } from "./Files.tsx";
import { nameOf, states } from "./words.ts";

/** A month as it is declared: what needs a person first, then figures and files. */
export default function Month() {
  const { month: asked = "" } = useParams();
  const read = useRead("GET /tax/{month}", { parameters: { month: asked } });
  return <Loaded read={read}>{(month) => <Declared month={month} />}</Loaded>;
}

function Declared({ month }: { month: TaxMonth }) {
  const [closing, setClosing] = useState(false);
  const closes = may(useStaff(), "tax.close") && month.state !== "closed";
  const faults = month.checks.reduce((sum, { count }) => sum + count, 0);
  const isReady = month.state === "open" && month.days.length > 0;
  const words = faults > 0 ? "Close it all the same" : "Close the month";
  useKeys("Tax", closes && isReady ? [{ keys: "c", what: words, act: () => setClosing(true) }] : []);
  return (
    <>
      <PageHead
        title={nameOf(month.month)}
        aside={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Badge tone={states[month.state].tone}>{states[month.state].name}</Badge>
            <span>
              GSTIN <span className="figures">{month.sellers.join(", ")}</span>
            </span>
          </span>
        }
      >
        {closes && isReady && (
          <Button look={faults > 0 ? "secondary" : "primary"} icon="lock" onClick={() => setClosing(true)}>
            {words}
          </Button>
        )}
      </PageHead>
      <Where month={month} faults={faults} />
      {month.days.length === 0 ? (
        <Empty icon="money" title={`Nothing was issued in ${nameOf(month.month)}`}>
          A month has its invoices and credit notes by the day in India on which they were issued.
        </Empty>
      ) : (
        <div className="tax-grid">
          <Checks month={month} />
          <div className="tax-column tax-figures">
            <Gstr1 month={month} />
            <Gstr3b month={month} />
            <Hsn month={month} />
          </div>
          <div className="tax-column tax-side">
            <Files month={month} faulty={faults > 0} />
            <Days month={month} />
            <Series month={month} />
          </div>
        </div>
      )}
      {closing && <Close month={month} faults={faults} onClose={() => setClosing(false)} />}
    </>
  );
}

/** Where the month stands, in a sentence. */
function Where({ month: { state, closed, ends_at }, faults }: { month: TaxMonth; faults: number }) {
  if (closed && !closed.holds)
    return (
      <p role="alert" className="notice notice-bad mb-4">
        This month was closed by {closed.by} (<When time={closed.at} />
        ), and its documents are not what they were then: somebody has changed them in the database. Compare the files
        of that day with those of today.
      </p>
    );
  if (closed?.despite)
    return (
      <div className="notice notice-warn mb-4">
        <p>
          Closed by {closed.by}, <When time={closed.at} />, although it had {formatNumber(closed.despite.faults)}{" "}
          {closed.despite.faults === 1 ? "fault" : "faults"}:
        </p>
        <blockquote className="whitespace-pre-line">“{closed.despite.reason}”</blockquote>
        <p>Its documents are what they were then; nothing is issued into it any more.</p>
      </div>
    );
  if (closed)
    return (
      <p className="notice mb-4">
        Closed by {closed.by}, <When time={closed.at} />. Its documents are what they were then; nothing is issued into
        it any more.
      </p>
    );
  if (state === "running")
    return (
      <p className="notice mb-4">
        The month runs until <When time={ends_at} />: more documents will come. It can be closed after that.
      </p>
    );
  return (
    faults > 0 && (
      <p className="notice notice-warn mb-4">
        The month is over, and a check has a fault: what can be mended is mended before it is closed.
      </p>
    )
  );
}
