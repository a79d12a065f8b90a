import { sql } from '@payloadcms/db-sqlite/drizzle'
import * as z from 'zod'
import { inOneTransaction } from '../database/inOneTransaction.ts'
import { doubt, type Finding } from './finding.ts'

const minute = 60_000
const answers = z.tuple([z.object({ now: z.coerce.number() })])
const question = sql`select extract(epoch from clock_timestamp()) * 1000 as now`

/** Milliseconds by which the clock of PostgreSQL is ahead of ours, in the middle of the question. */
export async function databaseClockAhead(url: string): Promise<number> {
  return inOneTransaction(url, async (transaction) => {
    const before = Date.now()
    const { rows } = await transaction.execute(question)
    const [{ now }] = answers.parse(rows)
    return now - (before + Date.now()) / 2
  })
}

export function clockFindings(ahead: number): Finding[] {
  if (Math.abs(ahead) < minute) return []
  const minutes = Math.round(Math.abs(ahead) / minute).toLocaleString('fr-FR')
  return [
    doubt(
      `DATABASE_URL\u00a0: l’horloge de PostgreSQL ${ahead > 0 ? 'avance' : 'retarde'} sur celle de cette machine de ${minutes} min\u00a0: mettez les deux à l’heure (timedatectl set-ntp true), les dates du back office en dépendent.`,
    ),
  ]
}
