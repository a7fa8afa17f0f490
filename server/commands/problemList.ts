import type { Problem } from "../catalogue/import/problem.ts";

/** How many problems of a file a terminal shows. */
export const shownProblems = 50;

const told = ({ line, kind, product, reason }: Problem): string =>
  `  line ${line}${product && `, ${product}`}: ${reason}${kind === "notice" ? " (notice)" : ""}`;

/** Keeps the first problems of a file and counts the rest. */
export function openProblemList() {
  const first: Problem[] = [];
  let count = 0;
  return {
    add(problem: Problem): void {
      if (++count <= shownProblems) first.push(problem);
    },
    /** What a terminal shows of them; `elsewhere` says behind the number of the rest where those are. */
    lines: (elsewhere = ""): string[] => [
      ...first.map(told),
      ...(count > first.length ? [`  … and ${(count - first.length).toLocaleString("en-IN")} more${elsewhere}`] : []),
    ],
  };
}
