import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Facts, Part, Tracer } from './traced.ts'
import type { TracingSettings } from './tracingSettings.ts'

/** Milliseconds that a stopping program waits for its collector. */
const lastWait = 1000
const kinds = {
  request: SpanKind.SERVER,
  question: SpanKind.CLIENT,
  work: SpanKind.INTERNAL,
  step: SpanKind.INTERNAL,
}

/**
 * Parts as spans of OpenTelemetry. Not the one of the whole process: Next (16) would write its own
 * spans to it, with the whole address of each request in them.
 */
export function openTelemetry({ endpoint, ratio, program }: TracingSettings): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': program }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      // Spans that do not fit in, while a collector is slow or away, are dropped.
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
          timeoutMillis: 5000,
          concurrencyLimit: 2,
        }),
        maxQueueSize: 2048,
        scheduledDelayMillis: 1000,
        exportTimeoutMillis: 5000,
      }),
    ],
  })
  const spans = provider.getTracer('sira')
  const underWay = new AsyncLocalStorage<Span>()

  function started(name: string, kind: keyof typeof kinds, facts: Facts, parent: Context): Part {
    const span = spans.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent)
    return {
      run: (work) => underWay.run(span, work),
      end(more = {}, failure) {
        const { 'span.name': better, ...attributes } = more
        if (typeof better === 'string') span.updateName(better)
        span.setAttributes(attributes)
        if (failure !== undefined) {
          // Only the name: the message may contain a person's text.
          span.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown')
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  return {
    begin: (name, kind, header) => started(name, kind, {}, contextOf(header)),
    part(name, facts, kind) {
      const parent = underWay.getStore()
      if (parent === undefined) return undefined
      return started(name, kind, facts, trace.setSpan(ROOT_CONTEXT, parent))
    },
    header() {
      const context = underWay.getStore()?.spanContext()
      if (context === undefined) return undefined
      const flags = context.traceFlags.toString(16).padStart(2, '0')
      return `00-${context.traceId}-${context.spanId}-${flags}`
    },
    async stop() {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, lastWait)
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-0([01])$/

function contextOf(header: string | undefined): Context {
  const [, traceId, spanId, sampled] = traceparent.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
