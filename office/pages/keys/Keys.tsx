import { useState } from "react";
import { rights } from "../../../contract/office/rights.ts";
import type { DataOf } from "../../api/call.ts";
import { useRead } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Table } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { MakeKey } from "./MakeKey.tsx";

type Key = DataOf<"GET /keys">[number];

/** Keys that programs hold: each named, with rights of its own, taken back here. */
export default function Keys() {
  const read = useRead("GET /keys");
  const [making, setMaking] = useState(false);
  const end = useWrite("DELETE /keys/{id}", { reads: ["GET /keys"], done: "The key opens nothing any more." });
  const make = (
    <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
      Make a key
    </Button>
  );
  useKeys("Keys", [{ keys: "n", what: "Make a key", act: () => setMaking(true) }]);
  return (
    <>
      <PageHead title="Program keys">{make}</PageHead>
      <Loaded read={read}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty icon="key" title="No program has a key" act={make}>
              A key lets a program do what you let it: change the menus by night, say. Make one for each program, with
              no more rights than it needs, and take it back when the program is gone.
            </Empty>
          ) : (
            <Table<Key>
              caption="Keys"
              rows={keys}
              keyOf={({ id }) => id}
              rowClass={({ ended_at }) => (ended_at ? "text-muted" : "")}
              columns={[
                { head: "Name", phone: "lead", cell: ({ name }) => <span className="font-[550]">{name}</span> },
                { head: "May", cell: (key) => key.rights.map((right) => rights[right]).join("; ") },
                {
                  head: "Made",
                  cell: ({ made_by, created_at }) => (
                    <>
                      {made_by} <When time={created_at} />
                    </>
                  ),
                  phone: "none",
                },
                {
                  head: "Last used",
                  cell: ({ last_used_at }) => (last_used_at ? <When time={last_used_at} /> : "never"),
                },
                {
                  head: "Take back",
                  headHidden: true,
                  right: true,
                  cell: ({ id, name, ended_at }) =>
                    ended_at ? (
                      <Badge>taken back</Badge>
                    ) : (
                      <Button
                        small
                        look="quiet"
                        aria-label={`Take back the key ${name}`}
                        onClick={() => end.start({ parameters: { id: String(id) } })}
                      >
                        Take back
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      <MakeKey open={making} onClose={() => setMaking(false)} />
    </>
  );
}
