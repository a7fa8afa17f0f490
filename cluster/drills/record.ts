import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../folder.ts";
import { upTo } from "../parts.ts";
import { nodeUrl } from "../up.ts";

/** How often each node's metrics are read, and for how long one may take, in milliseconds. */
const every = 5_000;
const patience = 4_500;
/** What is kept: what the shop tells of itself, and of Node's own metrics what alerts and the dashboard look at. */
const kept = /^(swara_|nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes|process_cpu_seconds_total)/;
const line = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** What was seen of a drill: `samples` of each series, `every` seconds apart, in the notation of promtool's rule tests. */
export type Recording = { drill: string; every: number; samples: number; series: Record<string, string> };

/** One answer's samples by series. A moment in time becomes one since `began`, in seconds: rule tests begin at 0. */
function samplesOf(text: string, instance: string, began: number): [string, number][] {
  return text.split("\n").flatMap((read): [string, number][] => {
    const [, name = "", labels, value] = line.exec(read) ?? [];
    if (!kept.test(name)) return [];
    const number = Number(value) - (name.endsWith("_timestamp_seconds") ? began / 1_000 : 0);
    const own = [`instance="${instance}"`, 'job="swara"', ...(labels ? [labels] : [])];
    return [[`${name}{${own.join(",")}}`, Number(number.toPrecision(7))]];
  });
}

/** Values as promtool reads them: what stays the same is written once, what ends is stale. */
function notation(values: (number | undefined)[], samples: number): string {
  const words: string[] = [];
  for (let at = 0; at < samples; ) {
    let next = at + 1;
    while (next < samples && values[next] === values[at]) next++;
    const again = next - at - 1;
    if (values[at] !== undefined) words.push(`${values[at]}${again > 0 ? `x${again}` : ""}`);
    else if (at === 0) words.push(`_x${again + 1}`);
    else words.push("stale", ...(again > 0 ? [`_x${again}`] : []));
    at = next;
  }
  return words.join(" ");
}

/** Reads the metrics of a cluster's nodes during a drill, as Prometheus would. */
export class Recorder {
  readonly #cluster: Cluster;
  readonly #began = Date.now();
  readonly #values = new Map<string, (number | undefined)[]>();
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>;
  #samples = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#working = this.#go();
  }

  async #go(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const at = this.#samples;
      await Promise.all(upTo(this.#cluster.nodes).map((n) => this.#read(n, at)));
      this.#samples++;
      const next = this.#began + this.#samples * every;
      await pause(Math.max(0, next - Date.now()), undefined, { signal }).catch(() => {});
    }
  }

  async #read(n: number, at: number): Promise<void> {
    const instance = `node${n}`;
    const put = (series: string, value: number) => {
      const values = this.#values.get(series) ?? [];
      values[at] = value;
      this.#values.set(series, values);
    };
    const text = await fetch(`${nodeUrl(this.#cluster, n)}/metrics`, { signal: AbortSignal.timeout(patience) })
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined);
    put(`up{instance="${instance}",job="swara"}`, text === undefined ? 0 : 1);
    for (const [series, value] of samplesOf(text ?? "", instance, this.#began)) put(series, value);
  }

  /** Ends it and writes what was seen as `DRILL.json` into a folder. */
  async write(folder: string, drill: string): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    const samples = this.#samples;
    const series = [...this.#values].map(([name, values]) => [name, notation(values, samples)]);
    const recording: Recording = { drill, every: every / 1_000, samples, series: Object.fromEntries(series) };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${drill}.json`), `${JSON.stringify(recording, undefined, 1)}\n`);
  }
}
