import { sql } from '@payloadcms/db-sqlite/drizzle'
import { Cron } from 'croner'
import type { Payload, TaskConfig } from 'payload'
import { z } from 'zod'
import { mailQueue } from '../mailQueue.ts'
import { databaseOf } from '../sql/database.ts'
import { schedule, scheduleSlug } from './readableSchedule.ts'

/** The clocks look every minute; what runs before may take a few. */
const lateAfterMs = 15 * 60_000
/** A letter to all readers leaves a few at a time. */
const lettersLateAfterMs = 2 * 60 * 60_000

const openJobs = z.array(
  z.object({
    task: z.string(),
    queue: z.string(),
    waits: z.coerce.boolean(),
    due: z.coerce.date(),
  }),
)

export type LateTask = Pick<TaskConfig, 'slug' | 'label'>

/** Gives the tasks that are overdue: their queue stands still, or they were not planned. */
export async function lateTasks(
  payload: Payload,
  now: Date,
  since = startedAt(),
): Promise<LateTask[]> {
  const jobs = await readJobs(payload)
  const note = schedule.parse((await readNote(payload))?.stats)
  return (payload.config.jobs.tasks ?? []).filter(({ slug, schedule: planned = [] }) => {
    const own = jobs.filter(({ task }) => task === slug)
    if (own.some(({ due, queue, waits }) => waits && isLate(due, queue, now))) return true
    return planned.some(({ cron, queue }) => {
      if (own.some((job) => job.queue === queue)) return false
      const last = note.scheduledRuns.queues[queue]?.tasks?.[slug]?.lastScheduledRun
      const due = new Cron(cron, { sloppyRanges: true }).nextRun(last ?? since)
      return due !== null && isLate(due, queue, now)
    })
  })
}

function isLate(due: Date, queue: string, now: Date): boolean {
  const after = queue === mailQueue ? lettersLateAfterMs : lateAfterMs
  return now.getTime() - due.getTime() > after
}

/** The time of the first possible run, where none is recorded yet. */
const startedAt = () => new Date(Date.now() - process.uptime() * 1000)

async function readJobs(payload: Payload) {
  const rows = await databaseOf(payload).rows(sql`
    select task_slug as task, queue, processing = false as waits,
      min(coalesce(wait_until, created_at)) as due
    from payload_jobs
    where completed_at is null and has_error = false and task_slug is not null
    group by task_slug, queue, processing`)
  return openJobs.parse(rows)
}

function readNote({ db }: Payload): Promise<{ stats?: unknown } | undefined> {
  return db.findGlobal({ slug: scheduleSlug, req: {} })
}
