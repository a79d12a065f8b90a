import * as z from 'zod'
import { httpUrl } from '../settingRules.ts'

const aShare = 'une part entre 0 et 1'

/**
 * The settings by their OpenTelemetry names. The headers for the collector are read by its own
 * package.
 */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(aShare).min(0, aShare).max(1, aShare).default(1),
}

export interface TracingSettings {
  /** The address of the collector. */
  endpoint: string
  /** The share of the traces that are kept. */
  ratio: number
  /** The name of the program in the traces. */
  program: string
}

/** Gives undefined without a collector: nothing is traced then. */
export function readTracing(
  values: z.output<z.ZodObject<typeof tracingSettings>>,
  program: string,
): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = values
  return endpoint === undefined ? undefined : { endpoint, ratio, program }
}
