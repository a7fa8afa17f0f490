import { useParams } from "react-router";
import { policyPaths } from "../../../contract/policyPaths.ts";
import type { PolicyName } from "../../../contract/shop.ts";
import { useRead } from "../../api/read.ts";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Preview } from "../shopfront/Preview.tsx";
import { Editions } from "./Editions.tsx";
import { PolicyText } from "./PolicyText.tsx";

const isPolicy = (word: string): word is PolicyName => Object.hasOwn(policyPaths, word);

/** One policy: its text with the shop's own page beside it, and all that was ever in force. */
export default function Policy() {
  const { policy = "" } = useParams();
  return isPolicy(policy) ? (
    <Opened key={policy} policy={policy} />
  ) : (
    <Empty icon="search" title="There is no such policy" />
  );
}

function Opened({ policy }: { policy: PolicyName }) {
  const read = useRead("GET /policies/{policy}", { parameters: { policy } });
  return (
    <Loaded read={read} rows={10}>
      {(data) => (
        <>
          <PageHead title={data.title} aside={data.by_file ? `As ${data.file} says` : "Written in the office"} />
          <div className="front-columns">
            <div className="front-main">
              <PolicyText data={data} />
              <Editions data={data} />
            </div>
            <div className="front-side">
              <Preview policy={policy} path={data.path} version={String(data.version)} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}
