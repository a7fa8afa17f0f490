import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "../../cluster/drills/record.ts";

/** Which alerts fire at which second of a recording; at all others that are looked at, none. */
type Firing = Record<number, string[]>;
/** What a recording raised. Seconds are those of the recording; each is one at which Prometheus looks. */
const raised: Record<string, Firing> = {
  // The first order on the new primary came after 14 s: nobody needs to get up.
  "kill-primary": { 10: [], 15: [], 20: [], 35: [] },
  // Away from second 5 to 100.
  "database-away": {
    30: [],
    35: ["SwaraDatabaseAway", "SwaraDown"],
    95: ["SwaraDatabaseAway", "SwaraDown"],
    105: [],
    110: [],
  },
};

/** What the nodes told during a drill, and who would have been called when. */
export function readDrill(drill: string): { recording: Recording; firing: Firing } {
  const file = join(import.meta.dirname, "drills", `${drill}.json`);
  return { recording: JSON.parse(readFileSync(file, "utf8")) as Recording, firing: raised[drill] ?? {} };
}

/** A recording's series as promtool's rule tests take them. */
export const seriesOf = ({ every, series }: Recording) => ({
  interval: `${every}s`,
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
});

/** A rule test that looks at each of the recording's moments which alerts fire: those that `firing` tells, and no other. */
export function firingTests(recording: Recording, firing: Firing) {
  return {
    ...seriesOf(recording),
    promql_expr_test: Object.entries(firing).map(([second, names]) => ({
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: `${second}s`,
      exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
    })),
  };
}
