import type { Payload, TypedUser, Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { dayNow } from './dueWords.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { pipelineKinds } from './pipelineKinds.ts'
import { openStates } from './pipelineStates.ts'

/** Of a kind; who has more to do today sees the latest in delay first. */
const mostDue = 50

/** Where the day of the next step has come, and the file is still open. */
export function dueBy(now: Date): Where {
  return {
    and: [
      { nextStepOn: { less_than_equal: `${dayNow(now)}T23:59:59.999Z` } },
      { state: { in: [...openStates] } },
    ],
  }
}

/** What is to be done today and was to be done before, the longest overdue first. */
export async function dueFiles(
  whose: Where,
  now: Date,
  { payload, user }: { payload: Payload; user: TypedUser | null },
): Promise<OpenFile[]> {
  const found: OpenFile[] = []
  for (const kind of pipelineKinds) {
    const { docs } = await recordsByName(payload).find({
      collection: kind,
      where: { and: [dueBy(now), whose] },
      sort: 'nextStepOn',
      limit: mostDue,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user,
    })
    found.push(...docs.map((record) => openFile(kind, record)))
  }
  return found.sort((one, other) => String(one.due).localeCompare(String(other.due)))
}

/** What one person sees to. */
export function seenToBy(person: number | string): Where {
  return { assignee: { equals: person } }
}
