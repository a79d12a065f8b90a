import type { Payload } from 'payload'
import { lateTasks } from '../../src/database/schedule/lateTasks.ts'

/** Tasks whose turn is long past, for `/readyz`; nothing where there are none. */
export async function lateWork(payload: Payload): Promise<{ late?: string[] }> {
  try {
    const late = await lateTasks(payload, new Date())
    return late.length > 0 ? { late: late.map(({ slug }) => slug) } : {}
  } catch (error) {
    payload.logger.error({ err: error }, 'le retard des tâches ne peut être lu')
    return {}
  }
}
