import type { TaskConfig } from 'payload'
import { nightQueue } from '../database/nightQueue.ts'
import { deleteInBatches } from '../database/records/deleteInBatches.ts'
import { depositBounds } from './depositBounds.ts'

/** Every night: forgets uploads that have ended. Their pieces go with the files that no row names. */
export const endDepositsTask: TaskConfig<'endDeposits'> = {
  slug: 'endDeposits',
  label: 'Oublier les dépôts de fichiers terminés',
  schedule: [{ cron: '10 3 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    const ended = new Date(Date.now() - depositBounds.lifeMs).toISOString()
    await deleteInBatches(payload, 'depots', { createdAt: { less_than: ended } })
    return { output: {} }
  },
}
