import { askPostgres } from '../../apps/cms/test/support/askPostgres.ts'
import type { Submission } from '../kills/submissions.ts'

export interface Kept {
  lost: number
  doubled: number
  letters: number
  lettersWaiting: number
  /** Connections that hold a transaction, and have done nothing for ten seconds. */
  wedged: number
}

/** Compares the acknowledged records with those in PostgreSQL. */
export async function kept(url: string, submissions: readonly Submission[]): Promise<Kept> {
  const [quotes = [], contacts = [], letters = [], wedged = []] = await askPostgres(
    url,
    'select message, count(*) as n from devis group by message',
    'select message, count(*) as n from contacts group by message',
    'select state from emails',
    `select 1 from pg_stat_activity where state like 'idle in transaction%'
      and state_change < now() - interval '10 seconds'`,
  )
  const counts = new Map(
    [...quotes, ...contacts].map(({ message, n }) => [String(message), Number(n)]),
  )
  return {
    lost: submissions.filter(({ id, marker }) => id !== undefined && !counts.has(marker)).length,
    doubled: submissions.filter(({ marker }) => (counts.get(marker) ?? 0) > 1).length,
    letters: letters.length,
    lettersWaiting: letters.filter(({ state }) => state === 'waiting').length,
    wedged: wedged.length,
  }
}
