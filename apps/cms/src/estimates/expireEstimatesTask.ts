import type { TaskConfig } from 'payload'
import { deadlineQueue } from '../dossiers/deadlineQueue.ts'
import { expireEstimates } from './expireEstimates.ts'

/** After midnight; a night the machine was off is made up for. */
export const expireEstimatesTask: TaskConfig<'expireEstimates'> = {
  slug: 'expireEstimates',
  label: 'Mettre fin aux devis qui ne sont plus valables',
  schedule: [{ cron: '5 0 * * *', queue: deadlineQueue }],
  handler: async ({ req: { payload } }) => {
    await expireEstimates(payload, new Date())
    return { output: {} }
  },
}
