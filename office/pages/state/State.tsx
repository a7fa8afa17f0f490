import type { ReactNode } from "react";
import type { ShopState } from "../../../contract/office/state.ts";
import { useRead } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Table } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { Backup } from "./Backup.tsx";
import { sizeOf, waitingOf } from "./words.ts";

/** How the shop itself does: what needs a person and what he is to do, and what goes by itself. */
export default function StateScreen() {
  const read = useRead("GET /state");
  return (
    <>
      <PageHead
        title="The shop itself"
        aside={
          read.data && (
            <>
              as of <When time={read.data.at} />
            </>
          )
        }
      />
      <Loaded read={read}>{(state) => <Whole state={state} />}</Loaded>
    </>
  );
}

const Whole = ({ state }: { state: ShopState }) => (
  <div className="order-columns">
    <div className="order-main">
      <Needs needs={state.needs} />
      {state.settings.length > 0 && (
        <Card title="Settings to think about">
          <ul className="grid gap-2">
            {state.settings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
    <div className="order-side">
      <Backup backup={state.backup} />
      <Facts state={state} />
    </div>
    <div className="order-rest">
      <Jobs jobs={state.jobs} />
    </div>
  </div>
);

/** What does not go by itself, the worst first. */
const Needs = ({ needs }: Pick<ShopState, "needs">) => (
  <Card title="Needs a person" aside={needs.length > 0 && <Badge tone="warn">{needs.length}</Badge>}>
    {needs.length === 0 && <p className="text-muted">Nothing: all goes by itself.</p>}
    <ul className="grid gap-4">
      {needs.map(({ words, todo }) => (
        <li key={words}>
          <p className="font-[550] break-words">{words}</p>
          <p className="max-w-prose text-muted">{todo}</p>
        </li>
      ))}
    </ul>
  </Card>
);

/** What happens by itself, when it did last, and whether it went well. */
const Jobs = ({ jobs }: Pick<ShopState, "jobs">) => (
  <Card title="What happens by itself">
    {jobs.length === 0 ? (
      <p className="text-muted">Nothing has in the last day.</p>
    ) : (
      <Table
        caption="Jobs, and how each went last"
        rows={jobs}
        keyOf={({ job }) => job}
        columns={[
          { head: "Job", phone: "lead", cell: ({ job }) => job },
          { head: "Last", cell: ({ at }) => <When time={at} /> },
          {
            head: "Went",
            cell: ({ error }) => (error === null ? <Badge tone="good">well</Badge> : <Badge tone="bad">failed</Badge>),
          },
          { head: "On", phone: "none", cell: ({ node }) => <span className="text-muted">{node}</span> },
        ]}
      />
    )}
  </Card>
);

/** Sizes and queues. */
function Facts({ state: { database, disk, mails, tasks, webhooks, pictures, unpaid } }: { state: ShopState }) {
  const facts: [string, ReactNode][] = [
    ["Disk", disk ? `${sizeOf(disk.free)} free of ${sizeOf(disk.total)}` : "not known"],
    ["Database", `${sizeOf(database.bytes)}, PostgreSQL ${database.version}`],
    ["Its schema", database.current ? "up to date" : "of another version"],
    ["Mails", waitingOf(mails)],
    ["Other tasks", waitingOf(tasks)],
    ["Payments' news", waitingOf(webhooks)],
    ["Pictures", waitingOf(pictures)],
    [
      "Unpaid orders",
      unpaid.oldest ? (
        <>
          {unpaid.count}, the oldest of <When time={unpaid.oldest} />
        </>
      ) : (
        "none"
      ),
    ],
  ];
  return (
    <Card title="Sizes and queues">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
