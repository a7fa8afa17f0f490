import {
  type Context,
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Sql } from "../database/connect.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { type Tell, type Tracer, traceTo } from "./trace.ts";
import { watchStatements } from "./watchStatements.ts";

type TracingSettings = Pick<Settings, "OTEL_EXPORTER_OTLP_HEADERS" | "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG">;

/** How much waits for the receiver, at most (what comes then is left out), and for how long one sending may take, in milliseconds. */
const most = { spans: 4_096, sending: 10_000, ending: 2_000 };
/** How often it is logged that the receiver takes nothing, in milliseconds. */
const complainEvery = 60_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Statements of one name within one piece of work: how many, how long together, in milliseconds, from when to when. */
type Group = { count: number; failed: number; busy: number; first: number; last: number };
const groupsKey = createContextKey("statements");
const groupsOf = (where: Context) => where.getValue(groupsKey) as Map<string, Group> | undefined;

/** The exporter, which says once a minute that it can't get rid of what it has, and why, and goes on. */
function complaining(exporter: SpanExporter, log: Log): SpanExporter {
  let said = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && performance.now() - said > complainEvery) {
          said = performance.now();
          log.warn({ event: "traces", why: result.error?.message, spans: spans.length }, "traces were not taken");
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Tells of requests, statements, mails, other services and jobs to the OpenTelemetry receiver at `endpoint` (OTLP over HTTP). It is told
 * in the background, in bounded batches: a receiver that is slow, broken or away costs spans and nothing else. Answers how to end it.
 */
export function openTracing(endpoint: string, settings: TracingSettings, sql: Sql, log: Log): () => Promise<void> {
  const share = new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: most.sending,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME, "process.pid": process.pid }),
    // Whoever asks may say whose work it is part of, but not that more is kept than our share.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complaining(exporter, log),
        maxQueueSize: most.spans,
        exportTimeoutMillis: most.sending,
        scheduledDelayMillis: 2_000,
      }),
    ],
  });
  const tracer = provider.getTracer("swara");
  const propagator = new W3CTraceContextPropagator();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  const atClock = (moment: number) => performance.timeOrigin + moment;
  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

  /** One span for all statements of a name: a page may have forty of them. */
  function tellStatements(where: Context, groups: Map<string, Group>): void {
    for (const [name, { count, failed, busy, first, last }] of groups) {
      const attributes = {
        "db.system.name": "postgresql",
        "db.query.summary": name,
        "swara.statements": count,
        "swara.busy_ms": Math.round(busy * 10) / 10,
      };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: atClock(first), attributes }, where);
      if (failed > 0) fail(span);
      span.end(atClock(last));
    }
  }

  const swaras: Tracer = {
    async run({ name, kind = "internal", facts = {}, askedBy }, work) {
      const parent = askedBy
        ? propagator.extract(ROOT_CONTEXT, Object.fromEntries(askedBy), defaultTextMapGetter)
        : context.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
      const groups = new Map<string, Group>();
      const within = trace.setSpan(parent, span).setValue(groupsKey, span.isRecording() ? groups : undefined);
      const tell: Tell = (more) => {
        if (more.name !== undefined) span.updateName(more.name);
        if (more.facts) span.setAttributes(more.facts);
        if (more.failed) fail(span);
      };
      try {
        return await context.with(within, () => work(tell));
      } catch (error) {
        fail(span);
        // Its words may name somebody.
        span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        tellStatements(within, groups);
        span.end();
      }
    },
    over(name, ms, failed) {
      const now = performance.now();
      const span = tracer.startSpan(name, { root: true, startTime: atClock(now - ms) });
      if (failed) fail(span);
      span.end(atClock(now));
    },
    passOn(headers) {
      const carried: Record<string, string> = {};
      propagator.inject(context.active(), carried, defaultTextMapSetter);
      for (const [name, value] of Object.entries(carried)) headers.set(name, value);
    },
  };
  traceTo(swaras);
  watchStatements(sql, () => {
    const groups = groupsOf(context.active());
    if (!groups) return undefined;
    return (name, began, failed) => {
      const now = performance.now();
      const group = groups.get(name) ?? { count: 0, failed: 0, busy: 0, first: began, last: now };
      group.count++;
      group.failed += failed ? 1 : 0;
      group.busy += now - began;
      group.last = now;
      groups.set(name, group);
    };
  });
  return async () => {
    traceTo(undefined);
    const late = new Promise<void>((resolve) => void setTimeout(resolve, most.ending).unref());
    await Promise.race([provider.shutdown().catch(() => {}), late]);
  };
}
