import type { TaskConfig } from 'payload'
import { nightQueue } from '../../database/nightQueue.ts'
import { remindStaff } from './remindStaff.ts'

/**
 * Runs in the morning, by the time of Ouagadougou; a morning missed while the machine was off is
 * made up for.
 */
export const remindStaffTask: TaskConfig<'remindStaff'> = {
  slug: 'remindStaff',
  label: 'Rappeler à chacun ses dossiers du jour',
  schedule: [{ cron: '30 6 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    await remindStaff(payload, new Date())
    return { output: {} }
  },
}
