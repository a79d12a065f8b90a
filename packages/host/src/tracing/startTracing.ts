import { tracer, traceWith } from './traced.ts'
import type { TracingSettings } from './tracingSettings.ts'

/** Before the program opens its doors. Nothing is loaded, and nothing done, without a collector. */
export async function startTracing(settings: TracingSettings | undefined): Promise<void> {
  if (settings === undefined) return
  const { openTelemetry } = await import('./openTelemetry.ts')
  traceWith(openTelemetry(settings))
}

/** Once the last answer is given. */
export async function stopTracing(): Promise<void> {
  const known = tracer()
  traceWith(undefined)
  await known?.stop()
}
