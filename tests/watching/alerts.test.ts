import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { alertCases } from "./alertCases.ts";
import { firingTests, readDrill } from "./drills.ts";
import { alertsFile, bringPromtool, isHere, promtool, promtoolOn, root } from "./promtool.ts";

const alerts = [...readFileSync(alertsFile, "utf8").matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
const input = (series: Record<string, string>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

test("each alert has its case here and its paragraph in docs/watching.md", () => {
  expect(Object.keys(alertCases).sort()).toEqual(alerts.toSorted());
  const text = readFileSync(join(root, "docs", "watching.md"), "utf8");
  const told = [...text.matchAll(/^\| `(Swara\w+)` /gm)].map(([, name = ""]) => name);
  expect(told.sort()).toEqual(alerts.toSorted());
});

describe.runIf(isHere())("by promtool", () => {
  beforeAll(bringPromtool, 300_000);

  test("the rules and the example of Prometheus' configuration are well-formed", async () => {
    expect(await promtool("check", "rules", alertsFile)).toContain(`SUCCESS: ${alerts.length} rules found`);
    expect(
      await promtool("check", "config", "--syntax-only", join(root, "deploy/prometheus/prometheus.yml")),
    ).toContain("SUCCESS");
  });

  test.each(Object.entries(alertCases))("%s fires with its words, and not without a reason", async (name, one) => {
    const { at: eval_time, severity, labels, says } = one;
    const expected = { exp_labels: { severity, ...labels }, exp_annotations: { summary: says } };
    const told = await promtoolOn(
      {
        rule_files: [alertsFile],
        evaluation_interval: "15s",
        tests: [
          {
            interval: "15s",
            input_series: input(one.fires),
            alert_rule_test: [{ eval_time, alertname: name, exp_alerts: [expected] }],
            promql_expr_test: [
              {
                expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
                eval_time,
                exp_samples: [{ labels: `{alertname="${name}"}`, value: 1 }],
              },
            ],
          },
          {
            interval: "15s",
            input_series: input(one.quiet),
            alert_rule_test: [{ eval_time, alertname: name, exp_alerts: [] }],
          },
        ],
      },
      "test",
      "rules",
    );
    expect(told).toContain("SUCCESS");
  });

  // What the nodes told during real drills (bin/drill --metrics), and who would have been called when.
  test.each(["kill-primary", "database-away"])("%s: the alerts that it raised, and no other", async (drill) => {
    const { recording, firing } = readDrill(drill);
    const tests = [firingTests(recording, firing)];
    expect(await promtoolOn({ rule_files: [alertsFile], evaluation_interval: "5s", tests }, "test", "rules")).toContain(
      "SUCCESS",
    );
  });
});
