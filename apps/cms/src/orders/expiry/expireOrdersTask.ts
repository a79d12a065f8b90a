import type { TaskConfig } from 'payload'
import { expireOrders } from './expireOrders.ts'

/** Not that of the letters nor that of the night: neither waits for the other. */
export const orderQueue = 'orders'

/** Every five minutes; what the machine slept through is made up for. */
export const expireOrdersTask: TaskConfig<'expireOrders'> = {
  slug: 'expireOrders',
  label: 'Mettre fin aux commandes qui n’ont pas été payées à temps',
  schedule: [{ cron: '*/5 * * * *', queue: orderQueue }],
  handler: async ({ req: { payload } }) => {
    await expireOrders(payload, new Date())
    return { output: {} }
  },
}
