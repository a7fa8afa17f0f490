import { parseArgs } from "node:util";
import { HOURS, type Hour, VIEWS, type View } from "../../studio/models/model.ts";
import { refusedWords } from "./takes.ts";

export type PicturesArguments = {
  kinds: string[];
  finishes: string[];
  views: View[];
  hours: Hour[];
  passes: number | undefined;
  size: number | undefined;
  workers: number;
  all: boolean;
  prune: boolean;
  preview: string | undefined;
  sheet: string | undefined;
  measure: boolean;
};

/** Options that mean nothing to a preview. */
const bakeOnly = ["workers", "all", "prune"];

const list = (values: readonly string[] | undefined): string[] => (values ?? []).flatMap((value) => value.split(","));

function count(name: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`--${name} is a whole number from 1 to ${most}; not "${value}".`);
  return number;
}

function view(name: string): View {
  const found = VIEWS.find((view) => view === name);
  if (!found) throw new Error(`--view is one of ${VIEWS.join(", ")}; not "${name}".`);
  return found;
}

function hour(name: string): Hour {
  const found = HOURS.find((hour) => hour === name);
  if (!found) throw new Error(`--hour is one of ${HOURS.join(", ")}; not "${name}".`);
  return found;
}

/** What `bin/shop pictures` was asked for, or what is wrong with it. */
export function readPicturesArguments(args: string[]): PicturesArguments | { wrong: string } {
  const text = { type: "string" } as const;
  const many = { type: "string", multiple: true } as const;
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        kind: many,
        finish: many,
        view: many,
        hour: many,
        passes: text,
        size: text,
        workers: text,
        all: flag,
        prune: flag,
        preview: text,
        sheet: text,
        measure: flag,
      },
    });
    const { preview } = values;
    const kinds = list(values.kind);
    const way = values.sheet !== undefined ? "sheet" : values.measure ? "measure" : "preview";
    const taken = { sheet: ["sheet", "hour"], measure: ["measure", "kind", "finish"] };
    const idle = Object.keys(values).find((name) =>
      way === "preview" ? preview !== undefined && bakeOnly.includes(name) : !taken[way].includes(name),
    );
    if (idle) return { wrong: `--${way} does not take --${idle}.` };
    if (preview !== undefined && kinds.length === 0) return { wrong: "--preview is of which --kind?" };
    return {
      kinds,
      finishes: list(values.finish),
      views: list(values.view).map(view),
      hours: list(values.hour).map(hour),
      passes: count("passes", values.passes, 512),
      size: count("size", values.size, 2400),
      workers: count("workers", values.workers, 16) ?? 2,
      all: values.all ?? false,
      prune: values.prune ?? false,
      preview,
      sheet: values.sheet,
      measure: values.measure ?? false,
    };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}
