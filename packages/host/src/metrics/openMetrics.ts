import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { bearsToken } from '../calls/bearsToken.ts'
import { version } from '../version.ts'

/** The metrics of a program, for Prometheus and readers of its format. */
export interface Metrics {
  /** Counts an answer that was given before the framework. */
  answered(kind: string, status: number, seconds: number): void
  /** Reads a value when the metrics are asked for; a value that cannot be read is left out. */
  gauge(
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
  ): void
  /** A gauge for each value of a label. */
  gauges(
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
  ): void
  /** Counts events by the value of a label, which has few values. */
  counter(name: string, help: string, label: string): (value: string) => void
  /** Keeps the durations of an action in seconds. */
  durations(name: string, help: string): (seconds: number) => void
}

/** Seconds: cached answers fall below the first step, and nobody waits longer than the last. */
const steps = [0.002, 0.01, 0.05, 0.2, 0.5, 1, 2.5, 10, 30]

interface Counting {
  /** The bearer token of a reader; without it there are no metrics. */
  token: string | undefined
  /** Labels of every line: they name the program, of several behind one port. */
  labels?: Record<string, string>
  /** The kind of a request. It has few values: each makes a line for every status and duration. */
  kindOf(request: FastifyRequest): string
}

/**
 * `GET /metrics`, for a reader with the token: the program, its answers, and the metrics of its
 * parts. Without a token it gives nothing and counts nothing.
 */
export function openMetrics(
  app: FastifyInstance,
  { token, labels = {}, kindOf }: Counting,
): Metrics | undefined {
  if (token === undefined) return undefined
  const registry = new Registry()
  registry.setDefaultLabels(labels)
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'sira_build_info',
    help: 'Always 1: the version that runs, and the commit it was built of',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ ...version }, 1)
  const answers = new Histogram({
    name: 'sira_answer_seconds',
    help: 'Time to answer, by what was asked for and how it ended',
    labelNames: ['kind', 'status'],
    buckets: steps,
    registers: [registry],
  })
  function answered(kind: string, status: number, seconds: number): void {
    answers.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  app.addHook('onResponse', (request, reply, done) => {
    // Answers of Next bypass Fastify: only the raw answer has their status.
    answered(kindOf(request), reply.raw.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!bearsToken(request, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  return {
    answered,
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // A gauge without a value would show 0.
          gauge.set((await told(app, read)) ?? Number.NaN)
        },
      })
    },
    gauges(name, help, label, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          gauge.reset()
          const values = (await told(app, read)) ?? {}
          for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value)
        },
      })
    },
    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
      return (value) => counter.inc({ [label]: value })
    },
    durations(name, help) {
      const histogram = new Histogram({ name, help, buckets: steps, registers: [registry] })
      return (seconds) => histogram.observe(seconds)
    },
  }
}

/** Milliseconds: Prometheus gives up on the whole answer after ten seconds. */
const patienceMs = 4000

async function tooLate(): Promise<never> {
  await pause(patienceMs, undefined, { ref: false })
  throw new Error('nothing was answered in time')
}

/**
 * Reads one value. A failure, as of a database that is away, leaves the other values as they are.
 */
async function told<Value>(
  { log }: FastifyInstance,
  read: () => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await Promise.race([read(), tooLate()])
  } catch (error) {
    log.warn({ err: error }, 'une mesure manque')
    return undefined
  }
}
