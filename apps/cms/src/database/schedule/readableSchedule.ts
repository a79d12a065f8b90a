import type { BaseDatabaseAdapter } from 'payload'
import { z } from 'zod'

/** Payload's note of when each task was last planned (3.90, queues/config/global.js). */
export const scheduleSlug = 'payload-jobs-stats'

/** The clock of the writing program may be ahead by this much. */
const aheadMs = 60 * 60_000

const past = z.iso.datetime().refine((moment) => Date.parse(moment) <= Date.now() + aheadMs)
const runs = z
  .record(z.string(), z.object({ lastScheduledRun: past.optional().catch(undefined) }).catch({}))
  .catch({})
const queues = z
  .record(z.string(), z.object({ tasks: runs.optional(), workflows: runs.optional() }).catch({}))
  .catch({})
const empty = { scheduledRuns: { queues: {} } }
export const schedule = z
  .object({ scheduledRuns: z.object({ queues }).catch(empty.scheduledRuns) })
  .catch(empty)

/**
 * Skips unreadable entries of the schedule, and plans their task anew. Payload throws instead, at
 * every tick: that queue would never run again.
 */
export function readableSchedule<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const find = adapter.findGlobal.bind(adapter)
  adapter.findGlobal = async (args) => {
    const found = await find(args)
    if (args.slug !== scheduleSlug || !Object.hasOwn(found ?? {}, 'stats')) return found
    return { ...found, stats: schedule.parse(Reflect.get(found, 'stats')) }
  }
  return adapter
}
