import { randomUUID } from "node:crypto";
import type { FileOutcome, fileCalls } from "../../../contract/office/files.ts";
import { keptFiles } from "../../../server/fileImports/keptFiles.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const nothing: FileOutcome = {
  rows: 1,
  added: 0,
  changed: 0,
  unchanged: 0,
  refusals: 0,
  notices: 0,
  columns: [],
  notable: [],
  differences: [],
  problems: [],
  needs: [],
  stamp: "a stamp",
};

/** Processes of their own find the tests' database by its address. */
const reachable = ({ shop, url }: TestOffice) => {
  shop.settings.DATABASE_URL = url;
  return keptFiles(shop.settings);
};

/** A file that was read for this member. */
async function readFile(office: TestOffice, staffId: number): Promise<string> {
  const kept = reachable(office);
  const id = randomUUID();
  await kept.receive(
    id,
    (async function* () {
      yield Buffer.from("Handle,Warranty\nno-such-product,Two years\n");
    })(),
  );
  await kept.keep({
    id,
    name: "goods.csv",
    what: "products",
    written: undefined,
    bytes: 43,
    digest: "a digest",
    state: "read",
    part: 1,
    problem: null,
    outcome: nothing,
    staffId,
    heard: Date.now(),
  });
  return id;
}

export const fileExamples: OfficeExamples<typeof fileCalls> = {
  "GET /exports/products": () => ({}),
  "GET /exports/stock": () => ({}),
  "POST /exports/orders": () => ({}),
  "POST /exports/customers": () => ({}),
  "POST /imports": (office) => {
    reachable(office);
    return {
      path: "/imports?name=goods.csv&what=prices",
      body: Buffer.from("SKU,Price\nno-such-sku,100\n"),
      headers: { "Content-Type": "text/csv" },
      status: 201,
      changes: false,
    };
  },
  "GET /imports/{id}": async (office, { id }) => ({ path: `/imports/${await readFile(office, id)}` }),
  "POST /imports/{id}/apply": async (office, { id }) => ({
    path: `/imports/${await readFile(office, id)}/apply`,
    body: { digest: "a digest", stamp: "a stamp" },
  }),
};
