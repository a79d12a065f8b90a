import type { TaskConfig } from 'payload'
import { emptyTrash } from '../trash/emptyTrash.ts'
import { eraseExpired } from './eraseExpired.ts'
import { sweepFiles } from './sweepFiles.ts'

export const nightQueue = 'night'

/** Every night; a night the machine was off is made up for. */
export const eraseExpiredTask: TaskConfig<'eraseExpired'> = {
  slug: 'eraseExpired',
  label: 'Effacer ce qui a dépassé la durée de conservation',
  schedule: [{ cron: '20 3 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    const erased = await eraseExpired(payload, new Date())
    if (erased > 0) payload.logger.info({ erased }, 'messages effacés : durée de conservation')
    const emptied = await emptyTrash(payload, new Date())
    if (emptied > 0) payload.logger.info({ emptied }, 'corbeille vidée')
    await sweepFiles(payload, new Date())
    return { output: {} }
  },
}
