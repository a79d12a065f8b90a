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
  /** Whether this back office may do the common work. */
  runsJobs: boolean
  /** Receives the changes by other back offices. */
  hear(changed: Changed): void
}

/**
 * Connects a back office with the others on its database: it hears of their changes, and one of
 * them does the common work. On SQLite it is the only one.
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
