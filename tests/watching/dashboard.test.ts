import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import "../../server/metrics/indexMetrics.ts";
import { registry } from "../../server/metrics/metrics.ts";
import { readDrill, seriesOf } from "./drills.ts";
import { alertsFile, bringPromtool, isHere, promtoolOn, root } from "./promtool.ts";

type Panel = { title: string; targets?: { expr: string }[] };
const { panels } = JSON.parse(readFileSync(join(root, "deploy", "grafana", "swara.json"), "utf8")) as {
  panels: Panel[];
};
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({
    title,
    expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$node", ".*"),
  })),
);
const rules = [...readFileSync(alertsFile, "utf8").matchAll(/^ +expr: (.*)$/gm)].map(([, expr = ""]) => expr);

/** What Prometheus makes itself. */
const prometheusOwn = ["up", "ALERTS"];
const words = new Set("by without on ignoring group_left group_right offset bool and or unless".split(" "));

/** The metrics that a query names: words that are no function, no label and none of PromQL's own. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "(");
  return [...bare.matchAll(/\b[a-zA-Z_]\w*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

test("each query of the dashboard and of the alerts names only metrics that there are", () => {
  const known = new Set([
    ...prometheusOwn,
    ...registry
      .getMetricsAsArray()
      .flatMap(({ name }) => [name, ...["_bucket", "_sum", "_count"].map((end) => name + end)]),
  ]);
  const named = [...queries.map(({ expr }) => expr), ...rules].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(queries.length);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

/** What nothing happened of in the drills: PromQL takes them, and they show nothing. */
const quiet = /^(Payments|Somebody was faster|Webhooks|Age of backups|Services left alone|Alerts)/;

describe.runIf(isHere())("by promtool", () => {
  beforeAll(bringPromtool, 300_000);

  test("each panel shows something of a real drill", async () => {
    const { recording } = readDrill("kill-primary");
    const eval_time = `${recording.every * (recording.samples - 1)}s`;
    const promql_expr_test = queries
      .filter(({ title, expr }) => !quiet.test(title) && !/\bdead\b|> 0$|swara_inbox|swara_refused/.test(expr))
      .map(({ expr }) => ({
        expr: `count(${expr}) > bool 0`,
        eval_time,
        exp_samples: [{ labels: "{}", value: 1 }],
      }));
    const tests = [{ ...seriesOf(recording), promql_expr_test }];
    expect(await promtoolOn({ evaluation_interval: "5s", tests }, "test", "rules")).toContain("SUCCESS");
  });

  test("PromQL takes every query", async () => {
    const record = (expr: string, at: number) => ({ record: `query:${at}`, expr });
    const groups = [{ name: "queries", rules: queries.map(({ expr }, at) => record(expr, at)) }];
    expect(await promtoolOn({ groups }, "check", "rules")).toContain(`SUCCESS: ${queries.length} rules found`);
  });
});
