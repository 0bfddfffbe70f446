import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";

import {
  type Attributes,
  type Context,
  isSpanContextValid,
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from "@opentelemetry/semantic-conventions";

import { throttledLog } from "#app/platform/throttled-log.server.ts";
import type { Traces } from "#app/platform/traces/start-traces.server.ts";
import {
  setTracing,
  type Span,
  type SpanEnd,
  type SpanStart,
  type Told,
} from "#app/platform/traces/tracing.server.ts";

type Settings = {
  endpoint: string;
  service: string;
  /** From 0 to 1, of traces that nobody before us has begun. */
  ratio: number;
  routeOf: (address: string) => string;
};

const flushMs = 2_000;
const statementCharactersMax = 4_000;

/**
 * Nothing of it is global, so no package adds spans of its own, which might say what was typed. Spans that nobody takes
 * are dropped: at most 2,048 wait in memory.
 */
export function openTraces({ endpoint, service, ratio, routeOf }: Settings): Traces {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: statementCharactersMax },
    spanProcessors: [new BatchSpanProcessor({ exporter: saidWhenLost(new OTLPTraceExporter({ url })) })],
  });
  const tracer = provider.getTracer("landfall");
  const current = new AsyncLocalStorage<OtelSpan>();

  function begin({ kind, name, told, partOf, queuedBy }: SpanStart): Span {
    const { context, links } = placeOf({ above: current.getStore(), partOf, queuedBy });
    const attributes = { ...attributesOf(told), ...(kind === "statement" ? ofDatabase : {}) };
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, context);
    return {
      scope: span.isRecording() ? { trace: span.spanContext().traceId } : {},
      run: (work) => current.run(span, work),
      end: (end) => endSpan(span, end),
    };
  }

  setTracing({
    begin,
    routeOf,
    traceparent() {
      const span = current.getStore();
      return span?.isRecording() ? traceparentOf(span.spanContext()) : null;
    },
  });
  return {
    async stop() {
      setTracing(null);
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, pause(flushMs, undefined, { ref: false })]);
    },
  };
}

const kinds = {
  request: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  outside: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
} as const;

const ofDatabase = { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL };

const names: Record<keyof Told, string> = {
  method: ATTR_HTTP_REQUEST_METHOD,
  route: ATTR_HTTP_ROUTE,
  status: ATTR_HTTP_RESPONSE_STATUS_CODE,
  request: "landfall.request",
  sql: ATTR_DB_QUERY_TEXT,
  service: "peer.service",
  job: "landfall.job",
  attempt: "landfall.job.attempt",
  fault: ATTR_ERROR_TYPE,
};

function attributesOf(told: Told): Attributes {
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [names[name as keyof Told], value]));
}

type Around = { above: OtelSpan | undefined; partOf: string | undefined; queuedBy: string | undefined };

function placeOf({ above, partOf, queuedBy }: Around): { context: Context; links: Link[] } {
  const cause = readTraceparent(queuedBy);
  const outside = readTraceparent(partOf);
  const context = outside
    ? trace.setSpanContext(ROOT_CONTEXT, outside)
    : above
      ? trace.setSpan(ROOT_CONTEXT, above)
      : ROOT_CONTEXT;
  return { context, links: cause ? [{ context: cause }] : [] };
}

function readTraceparent(text: string | undefined): SpanContext | null {
  const read = text ? parseTraceParent(text) : null;
  return read && isSpanContextValid(read) ? { ...read, isRemote: true } : null;
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
}

/** Messages of errors are left out: they repeat what was typed. */
function endSpan(span: OtelSpan, { told, failed }: SpanEnd = {}): void {
  if (told) span.setAttributes(attributesOf(told));
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Whoever asked has been answered by then: the log alone learns of it. */
function saidWhenLost(exporter: SpanExporter): SpanExporter {
  const say = throttledLog("traces could not be sent, and are lost");
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) say({ error: result.error });
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
