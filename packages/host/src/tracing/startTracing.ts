import { tracer, traceWith } from './traced.ts'
import type { TracingSettings } from './tracingSettings.ts'

/** Starts tracing, before the program listens. Without a collector it does and loads nothing. */
export async function startTracing(settings: TracingSettings | undefined): Promise<void> {
  if (settings === undefined) return
  const { openTelemetry } = await import('./openTelemetry.ts')
  traceWith(openTelemetry(settings))
}

/** Stops tracing after the last answer. */
export async function stopTracing(): Promise<void> {
  const known = tracer()
  traceWith(undefined)
  await known?.stop()
}
