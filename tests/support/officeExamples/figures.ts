import type { figureCalls } from "../../../contract/office/figures.ts";
import type { OfficeExamples } from "./example.ts";

export const figureExamples: OfficeExamples<typeof figureCalls> = {
  "GET /figures": () => ({}),
  "GET /figures/{table}": () => ({ path: "/figures/products?period=year" }),
};
