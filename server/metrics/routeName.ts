import { calls } from "../../contract/calls.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { dataSuffix } from "../http/dataLater.ts";

/** A contract's paths by how many parts they have. */
const patternsOf = (names: object) =>
  Map.groupBy(
    [...new Set(Object.keys(names).map((name) => name.slice(name.indexOf(" ") + 2)))].map((path) => path.split("/")),
    (parts) => parts.length,
  );
const contracts = [
  { base: "/public/api/", patterns: patternsOf(calls) },
  { base: "/office/api/", patterns: patternsOf(officeCalls) },
];

/** First parts of pages' addresses that were found: pages are few, addresses that lead nowhere are not. */
const pages = new Set<string>();
const mostPages = 60;

const fits = (pattern: string[], parts: string[]) =>
  pattern.every((part, index) => part.startsWith("{") || part === parts[index]);

function callName(path: string, { base, patterns }: (typeof contracts)[number]): string {
  const parts = path.slice(base.length).split("/");
  if (base === "/public/api/" && parts[0] === "payments")
    return `${base}payments/{gateway}/${parts[2] === "webhook" ? "webhook" : "return"}`;
  const pattern = patterns.get(parts.length)?.find((candidate) => fits(candidate, parts));
  return pattern ? base + pattern.join("/") : "other";
}

/** The pattern of the route that answered a path, never the path itself: as few names as there are routes. */
export function routeName(path: string, status: number): string {
  const contract = contracts.find(({ base }) => path.startsWith(base));
  if (contract) return callName(path, contract);
  if (path.endsWith(dataSuffix)) return status === 200 ? "a page's data" : "other";
  const end = path.indexOf("/", 1);
  const first = end < 0 ? path : path.slice(0, end);
  if (!pages.has(first)) {
    if (status !== 200 || pages.size >= mostPages) return "other";
    pages.add(first);
  }
  return end < 0 ? first : `${first}/*`;
}
