import type { TaskConfig } from 'payload'
import { nightQueue } from '../../database/nightQueue.ts'
import { sendAlerts } from './sendAlerts.ts'

/** In the morning, by the clock of Ouagadougou; a morning the machine was off is made up for. */
export const sendAlertsTask: TaskConfig<'sendAlerts'> = {
  slug: 'sendAlerts',
  label: 'Écrire les alertes emploi du jour',
  schedule: [{ cron: '0 7 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    await sendAlerts(payload, new Date())
    return { output: {} }
  },
}
