import { useParams } from "react-router";
import { useRead } from "../../api/read.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Counting } from "./Counting.tsx";
import { Results } from "./Results.tsx";

/** One count: as it is scanned, and what came of it. */
export default function Count() {
  const { id = "" } = useParams();
  const read = useRead("GET /counts/{id}", { parameters: { id } });
  return (
    <Loaded read={read}>
      {(count) =>
        count.state === "counting" ? (
          <Counting key={count.round} known={count} />
        ) : (
          <Results key={`${count.state} ${count.round}`} count={count} />
        )
      }
    </Loaded>
  );
}
