import { nightlyBackup } from "../backup/nightly.ts";
import { runPlans } from "../bulk/runPlans.ts";
import { uploadJobs } from "../catalogue/uploads/jobs.ts";
import { customerJobs } from "../customers/jobs.ts";
import { emiJobs } from "../emi/jobs.ts";
import { countDays } from "../figures/countDays.ts";
import { overdueGrievances } from "../grievances/overdueGrievances.ts";
import { mediaJobs } from "../media/jobs.ts";
import { expireHolds } from "../orders/expireOrder.ts";
import { forgetWebhooks } from "../payments/forgetWebhooks.ts";
import { deliverEvents } from "../payments/practice/deliver.ts";
import { settlePending } from "../payments/practice/service.ts";
import { processInbox } from "../payments/processInbox.ts";
import { tellBegun } from "../policies/tellBegun.ts";
import { endExchanges } from "../returns/endExchanges.ts";
import { reviewJobs } from "../reviews/jobs.ts";
import { missedJobs } from "../search/missed/writeMissed.ts";
import { lookUpAgain } from "../settlements/lookUpAgain.ts";
import { shiprocketAccount } from "../shipping/shiprocket/ask.ts";
import { courierTasks } from "../shipping/shiprocket/courierTasks.ts";
import type { Shop } from "../shop/shop.ts";
import { runClock } from "../shopfront/clock.ts";
import { staffJobs } from "../staff/jobs.ts";
import { tryOutJobs } from "../tryOuts/jobs.ts";
import { watchJobs } from "../watches/jobs.ts";
import { auditRound } from "./auditRound.ts";
import { dispatchOutbox } from "./dispatchOutbox.ts";
import { lookAtMachine } from "./machine.ts";
import { newRates } from "./newRates.ts";
import { reconcile } from "./reconcile.ts";

import type { Job } from "./schedule.ts";

/** Everything that happens by itself. */
export function jobsOf(shop: Shop): Job[] {
  const { sql, secret, settings, log } = shop;
  const jobs: Job[] = [
    { name: "outbox", every: 1, run: () => dispatchOutbox(shop, 10, "others") },
    { name: "tell services", every: 1, run: () => dispatchOutbox(shop, 10, "services") },
    { name: "webhooks", every: 1, run: () => processInbox(shop) },
    { name: "expire", every: 10, run: () => expireHolds(shop) },
    { name: "exchanges", every: 600, run: () => endExchanges(sql) },
    { name: "reconcile", every: 60, run: () => reconcile(shop) },
    { name: "shopfront", every: 1, run: () => runClock(sql, log) },
    { name: "plans of many", every: 5, run: () => runPlans(shop) },
    { name: "policies", every: 1, run: () => tellBegun(sql) },
    { name: "figures", every: 10, run: () => countDays(sql) },
    { name: "machine", every: 30, run: () => lookAtMachine(sql, settings.DATA_DIR) },
    { name: "settlements", every: 60, run: () => lookUpAgain(sql) },
    { name: "tax rates", every: 600, run: () => newRates(sql) },
    {
      name: "forget keys",
      every: 3_600,
      run: () => sql`delete from idempotency where at < now() - interval '24 hours'`,
    },
    {
      name: "forget changes",
      every: 3_600,
      run: () => sql`delete from selling_change where at < now() - interval '24 hours'`,
    },
    { name: "forget webhooks", every: 3_600, run: () => forgetWebhooks(sql) },
    {
      name: "grievances",
      every: 3_600,
      async run() {
        const overdue = await overdueGrievances(sql);
        if (overdue.length > 0) log.warn({ overdue }, "complaints wait for an answer");
        return overdue.length;
      },
    },
    { name: "audit", every: 600, run: () => auditRound(shop) },
  ];
  jobs.push(
    ...customerJobs(shop),
    ...emiJobs(shop),
    ...staffJobs(sql),
    ...uploadJobs(shop),
    ...mediaJobs(shop),
    ...tryOutJobs(shop),
    ...reviewJobs(shop),
    ...watchJobs(shop),
    ...missedJobs(shop),
  );
  if (shiprocketAccount(settings)) jobs.push({ name: "courier", every: 60, run: () => courierTasks(shop) });
  if (settings.PRACTICE_GATEWAY !== "off") {
    jobs.push({
      name: "practice gateway",
      every: 1,
      run: async () => [await settlePending(sql), await deliverEvents(sql, secret, shop.address())],
    });
  }
  const { BACKUP_DIR } = settings;
  if (BACKUP_DIR)
    jobs.push({ name: "nightly backup", every: 600, run: () => nightlyBackup(sql, { ...settings, BACKUP_DIR }) });
  return jobs;
}
