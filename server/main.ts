import { join } from "node:path";
import { createApp } from "./app.ts";
import { keepPracticeRate } from "./catalogue/practiceRate.ts";
import { countUnsold, unsoldWords } from "./catalogue/readLacks.ts";
import { type Database, openDatabase } from "./database/connect.ts";
import { releaseEmbedded } from "./database/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { startFailure } from "./database/whyNoDatabase.ts";
import { loadDemo } from "./demo.ts";
import { cdnPurge } from "./http/cdn.ts";
import { isPassing } from "./http/failure.ts";
import { FileMemory } from "./http/fileMemory.ts";
import { createHttp } from "./http/http.ts";
import { allOf, followChanges } from "./http/invalidation.ts";
import { keepAssets } from "./http/keepAssets.ts";
import { listen } from "./http/listen.ts";
import { loadStorefront } from "./http/loadStorefront.ts";
import { PageCache } from "./http/pageCache.ts";
import { quickWay } from "./http/quick.ts";
import { tryPort } from "./http/tryPort.ts";
import { jobsOf } from "./jobs/jobs.ts";
import { recordRuns } from "./jobs/recordRuns.ts";
import { schedule } from "./jobs/schedule.ts";
import { createLog } from "./log.ts";
import { endNews } from "./news/followNews.ts";
import { keepOfficeAssets } from "./office/appFiles.ts";
import { officeUrl, servesOffice } from "./office/where.ts";
import { effectChecks } from "./opening/effectChecks.ts";
import { nextSteps, schemaWords } from "./opening/nextSteps.ts";
import { hasOwner, inviteOwner } from "./opening/staffChecks.ts";
import { allProcessed } from "./payments/processInbox.ts";
import { productionTexts } from "./production.ts";
import { readableLog } from "./readableLog.ts";
import { loadSecret } from "./secret.ts";
import { loadSettings, type Settings, SettingsError } from "./settings.ts";
import { followFacts, refreshFacts } from "./shop/facts/followFacts.ts";
import type { Shop } from "./shop/shop.ts";
import { endDemo } from "./staff/endDemo.ts";
import { withdrawnTexts } from "./withdrawn.ts";

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1_000).toFixed(1).padStart(5);
const say = (text: string) => process.stdout.write(`${seconds()} s  ${text}\n`);

/** A shop that answers: everything opened in order, and how to close it in order. */
async function open(settings: Settings): Promise<{ address: string; next: string[]; close: () => Promise<void> }> {
  const log = createLog(
    settings.LOG_LEVEL,
    process.stdout.isTTY ? readableLog(process.stdout.write.bind(process.stdout)) : undefined,
  );
  let givenUp = false;
  // What nobody waits for while the database dies must not take the shop with it; what ends with a start that failed is told by that.
  process.on("unhandledRejection", (error) => {
    if (!isPassing(error)) throw error;
    if (givenUp) return;
    log.warn({ err: error }, "database away");
  });
  await tryPort(settings);
  say(
    settings.DATABASE_URL
      ? "Connecting to the database of DATABASE_URL"
      : `Starting the embedded database in ${settings.DATA_DIR}`,
  );
  const database: Database = await openDatabase(settings);
  try {
    const { sql } = database;
    const { OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
    const endTraces = OTEL_EXPORTER_OTLP_ENDPOINT
      ? (await import("./tracing/openTelemetry.ts")).openTracing(OTEL_EXPORTER_OTLP_ENDPOINT, settings, sql, log)
      : undefined;
    const ran = await migrate(sql, say);
    if (ran.length > 0) say(schemaWords(ran));
    await keepPracticeRate(sql, settings.SHOP_MODE);
    if (settings.SHOP_MODE === "demo") await loadDemo(sql, say);
    const invitedInDemo = settings.SHOP_MODE === "production" ? await endDemo(sql) : 0;
    if (invitedInDemo > 0) say(`Mind: ${invitedInDemo} who were invited in the demo's office may not enter any more`);
    const unused = await refreshFacts(sql, settings);
    if (unused.length > 0)
      say(`Mind: what the office changed does not fit ${settings.SHOP_FILE} and is left out: ${unused.join(", ")}`);
    for (const { problem } of await effectChecks(sql, settings)) if (problem !== undefined) say(`Mind: ${problem}`);
    const unsold = await countUnsold(sql);
    if (unsold > 0) say(`Mind: ${unsoldWords(unsold)} See bin/shop lacks.`);
    if (settings.SHOP_MODE === "production" && settings.OFFICE_URL && !(await hasOwner(sql)))
      say(`Mind: nobody can enter the office as its owner yet: ${inviteOwner}`);
    let address = settings.PUBLIC_URL ?? "";
    const shop: Shop = { sql, settings, log, secret: await loadSecret(sql, settings.SECRET), address: () => address };
    const cache = new PageCache(settings.PAGE_CACHE_MB * 1024 * 1024);
    const storefront = await loadStorefront(settings, shop.secret);
    await keepAssets(join(import.meta.dirname, "..", "build", "client", "assets"), join(settings.DATA_DIR, "assets"));
    await keepOfficeAssets(settings.DATA_DIR);
    const stopping = new AbortController();
    const isReady = async () => {
      const works = () => !stopping.signal.aborted;
      return works() && sql`select from stock limit 1`.then(works, () => false);
    };
    const files = new FileMemory();
    const http = createHttp({ settings, sql, log, cache, files, ...createApp(shop), storefront, isReady });
    const cdn = cdnPurge(settings, log);
    const keepers = allOf([cache, cdn]);
    const unfollow = await followChanges(sql, keepers);
    const unfollowFacts = await followFacts(sql, settings, log, () => {
      keepers.dropAll();
      // The node that answers this one's questions may hear it a moment later.
      if (settings.API_BASE_URL) setTimeout(() => keepers.dropAll(), 1_000).unref();
    });
    const server = await listen(
      { answer: http.fetch, quick: quickWay({ cache, files, settings, log }) },
      settings,
      log,
      stopping.signal,
    );
    const local = `http://${settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST}:${server.port}`;
    address ||= local;
    const stopJobs = schedule(jobsOf({ ...shop, sql: database.jobs }), log, recordRuns(database.jobs));
    const close = async () => {
      stopping.abort();
      await endNews(sql);
      await server.close();
      await stopJobs();
      await allProcessed();
      await unfollow();
      await unfollowFacts();
      await cdn?.end();
      await endTraces?.();
      await database.close();
    };
    const next = settings.SHOP_MODE === "production" ? await nextSteps(sql, settings) : [];
    return { address: local, next, close };
  } catch (error) {
    givenUp = true;
    await database.close();
    throw error;
  }
}

let close: (() => Promise<void>) | undefined;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    say("Stopping");
    // Before it answers there is nothing in order to close, but its database would go on running.
    (close?.() ?? releaseEmbedded()).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

let settings: Settings | undefined;
try {
  settings = loadSettings();
  for (const text of [...productionTexts(settings, "said"), ...withdrawnTexts(process.env)]) say(`Mind: ${text}`);
  const opened = await open(settings);
  const { address } = opened;
  close = opened.close;
  say(`Ready: ${address}`);
  if (servesOffice(settings)) {
    const office = officeUrl({ settings, address: () => address }).replace(/\/$/, "");
    say(`Office: ${office}${settings.SHOP_MODE === "demo" ? ", entered with one click" : ""}`);
  }
  for (const text of opened.next) say(`Next: ${text}`);
} catch (error) {
  const text =
    error instanceof SettingsError
      ? `A setting can't be used; nothing was started.\n${error.message}`
      : startFailure(settings ?? {}, error);
  // What fails as its database goes is the stop's own doing, which exits by itself.
  if (!stopping) {
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
