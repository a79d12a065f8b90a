import type { Payload, TypedUser, Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { type OpenFile, openFile } from '../../dossiers/board/openFile.ts'
import { keptKind } from '../../dossiers/keptKinds.ts'
import { dayNow } from './dueWords.ts'
import { pipelineKinds } from './pipelineKinds.ts'
import { openStates } from './pipelineStates.ts'

/** A longer list shows the longest overdue first. */
const mostDue = 50

export interface DueFiles {
  files: OpenFile[]
  /** The number of all due files, also of those not listed. */
  total: number
}

/** Filters open files whose next step is due. */
export function dueBy(now: Date): Where {
  return {
    and: [
      { nextStepOn: { less_than_equal: `${dayNow(now)}T23:59:59.999Z` } },
      { state: { in: [...openStates] } },
    ],
  }
}

/** Gives the files due today or overdue, the longest overdue first. */
export async function dueFiles(
  whose: Where,
  now: Date,
  { payload, user }: { payload: Payload; user: TypedUser | null },
  most = mostDue,
): Promise<DueFiles> {
  const found = await Promise.all(
    pipelineKinds.map(async (kind) => {
      const { docs, totalDocs } = await recordsByName(payload).find({
        collection: kind,
        where: { and: [dueBy(now), whose] },
        sort: 'nextStepOn',
        limit: most,
        depth: 1,
        overrideAccess: false,
        user,
      })
      return {
        files: docs.map((record) => openFile(keptKind(kind, payload), record)),
        total: totalDocs,
      }
    }),
  )
  const files = found
    .flatMap((one) => one.files)
    .sort((one, other) => String(one.due).localeCompare(String(other.due)))
  const total = found.reduce((sum, one) => sum + one.total, 0)
  return { files: files.slice(0, most), total }
}

/** Filters the files of one assignee. */
export function seenToBy(person: number | string): Where {
  return { assignee: { equals: person } }
}
