import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Submission } from '../kills/submissions.ts'

export interface Kept {
  lost: number
  doubled: number
  letters: number
  lettersWaiting: number
  /** Connections that hold a transaction and do nothing, half a minute after the last trouble. */
  wedged: number
}

/** Compares what was acknowledged with what PostgreSQL holds. */
export async function kept(url: string, submissions: readonly Submission[]): Promise<Kept> {
  const database = drizzle(url)
  const rows = async (text: string) => (await database.execute(text)).rows
  const counts = new Map<string, number>()
  for (const table of ['devis', 'contacts']) {
    for (const { message, n } of await rows(
      `select message, count(*) as n from ${table} group by message`,
    )) {
      counts.set(String(message), Number(n))
    }
  }
  const letters = await rows('select state from emails')
  const wedged = await rows(
    `select 1 from pg_stat_activity where state like 'idle in transaction%'
      and state_change < now() - interval '10 seconds'`,
  )
  await database.$client.end()
  return {
    lost: submissions.filter(({ id, marker }) => id !== undefined && !counts.has(marker)).length,
    doubled: submissions.filter(({ marker }) => (counts.get(marker) ?? 0) > 1).length,
    letters: letters.length,
    lettersWaiting: letters.filter(({ state }) => state === 'waiting').length,
    wedged: wedged.length,
  }
}
