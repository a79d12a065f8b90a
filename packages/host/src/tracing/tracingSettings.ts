import * as z from 'zod'
import { httpUrl } from '../settingRules.ts'

const aShare = 'une part entre 0 et 1'

/** By the names of OpenTelemetry; the headers for the collector are read by its own package. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(aShare).min(0, aShare).max(1, aShare).default(1),
}

export interface TracingSettings {
  /** The collector. */
  endpoint: string
  /** Of all traces, those that are kept. */
  ratio: number
  /** Who tells. */
  program: string
}

/** Nothing without a collector: then nothing is traced. */
export function readTracing(
  values: z.output<z.ZodObject<typeof tracingSettings>>,
  program: string,
): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = values
  return endpoint === undefined ? undefined : { endpoint, ratio, program }
}
