import type { Changed } from '@sira/contract/wire/changes'
import type { Payload } from 'payload'
import { databaseOf } from '../sql/database.ts'
import { type Leadership, leadership } from './leadership.ts'
import { ownConnection } from './ownConnection.ts'
import { keepLine } from './siblingLine.ts'

export interface Siblings extends Pick<Leadership, 'lead' | 'leads'> {
  stop(): Promise<void>
}

interface Joining {
  /** Whether this one may work for all. */
  runsJobs: boolean
  /** Told what other back offices changed. */
  hear(changed: Changed): void
}

/**
 * One back office among those that share a database: it hears what the others change, and one of
 * them works for all. On SQLite it is the only one.
 */
export async function joinSiblings(payload: Payload, joining: Joining): Promise<Siblings> {
  const leading = leadership(payload)
  const { lead, leads } = leading
  if (databaseOf(payload).dialect === 'sqlite') {
    if (joining.runsJobs) leading.take()
    return { lead, leads, stop: async () => leading.lose() }
  }
  const line = keepLine({
    open: (patience) => ownConnection(payload, patience),
    ...joining,
    leading,
    log: payload.logger,
  })
  await line.tried
  return { lead, leads, stop: () => line.stop() }
}
