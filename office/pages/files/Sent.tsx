import { useEffect } from "react";
import type { SentFile } from "../../../contract/office/files.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf, useRead } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { listsOfProducts } from "../product/kept.ts";
import { Counts, Differences, Notable, Places, Problems, Unread } from "./Told.tsx";
import { kindWords, type Outcome, products } from "./words.ts";

/** Milliseconds until the shop is asked again how far a file is. */
const asked = 600;

const isRunning = ({ state }: SentFile) => state === "reading" || state === "applying";

/** A file that was sent: how far it is, what it would do, the yes, and what it has done. */
export function Sent({ id, leave }: { id: string; leave: () => void }) {
  const read = useRead("GET /imports/{id}", { parameters: { id } });
  const { data, refetch } = read;
  const running = data && isRunning(data);
  useEffect(() => {
    if (!running) return;
    const again = setInterval(() => void refetch(), asked);
    return () => clearInterval(again);
  }, [running, refetch]);
  const applied = data?.state === "applied";
  useEffect(() => {
    if (applied) for (const list of listsOfProducts) void client.invalidateQueries({ queryKey: [list] });
  }, [applied]);
  return (
    <Loaded read={read}>
      {(file) => (
        <Card
          title={`${file.name}: ${kindWords[file.what].name.toLowerCase()}`}
          aside={
            !isRunning(file) && (
              <Button small look="quiet" onClick={leave}>
                Another file
              </Button>
            )
          }
        >
          {isRunning(file) ? <Running file={file} /> : <Ended file={file} />}
        </Card>
      )}
    </Loaded>
  );
}

const Running = ({ file: { state, part } }: { file: SentFile }) => (
  <div role="status">
    <p className="mb-2">
      {state === "reading" ? "It is read, and nothing is changed yet." : "It is applied."}{" "}
      <span className="text-muted">You may go on with something else: this page is found again by its address.</span>
    </p>
    <progress className="picture-progress" value={part} max={1} aria-label="How far it is" />
  </div>
);

function Ended({ file }: { file: SentFile }) {
  const { state, problem, outcome } = file;
  if (!outcome)
    return (
      <p role="alert" className="text-error">
        {problem}
      </p>
    );
  return (
    <>
      {problem && (
        <p role="alert" className="mb-4 text-error">
          {problem}
        </p>
      )}
      {state === "applied" ? (
        <p role="status" className="mb-4">
          Done: {products(outcome.added + outcome.changed)} {outcome.added === 0 ? "changed" : "added or changed"}.
        </p>
      ) : (
        outcome.added + outcome.changed === 0 &&
        (outcome.refusals > 0 ? (
          <Empty icon="warning" title="No row of it can be taken in">
            {outcome.unchanged > 0
              ? "What it says besides is what the shop has already."
              : "What is wrong with each stands below."}
          </Empty>
        ) : (
          <Empty icon="check" title="It changes nothing">
            What the file says is what the shop has already.
          </Empty>
        ))
      )}
      <Counts outcome={outcome} />
      <Notable outcome={outcome} />
      <Unread outcome={outcome} />
      <Places outcome={outcome} />
      {state === "read" && outcome.added + outcome.changed > 0 && <Apply file={file} outcome={outcome} />}
      {state === "applied" && <Changed outcome={outcome} />}
      <Problems outcome={outcome} />
      <Differences outcome={outcome} />
    </>
  );
}

/** The yes to what is shown. */
function Apply({ file: { id, digest }, outcome }: { file: SentFile; outcome: Outcome }) {
  const apply = useWrite("POST /imports/{id}/apply", {
    reads: ["GET /imports/{id}"],
    after: (now) => keepAnswer(keyOf("GET /imports/{id}", { parameters: { id } }), now),
  });
  const start = () => apply.start({ parameters: { id }, body: { digest, stamp: outcome.stamp } });
  useKeys("Files", [{ keys: "Ctrl+enter", what: "Apply", act: start }]);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="primary" busy={apply.busy} onClick={start}>
        Apply to {products(outcome.added + outcome.changed)}
      </Button>
      {outcome.refusals > 0 && (
        <p className="text-menu text-muted">Rows that are refused stay out; all others go in.</p>
      )}
    </div>
  );
}

/** The way to what was changed, many at once. */
function Changed({ outcome: { differences } }: { outcome: Outcome }) {
  const ids = differences.flatMap((difference) => difference.id ?? []);
  if (ids.length === 0) return undefined;
  return (
    <p className="mt-4">
      <ButtonLink to={`/grid?products=${ids.join(",")}`}>
        {ids.length === 1 ? "Look at it in the grid" : `Look at ${ids.length} of them in the grid`}
      </ButtonLink>
    </p>
  );
}
