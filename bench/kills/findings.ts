import { createClient } from '@libsql/client'
import type { Submission } from './submissions.ts'

export interface Findings {
  lost: number
  doubled: number
  letters: number
  lettersWaiting: number
  lettersLost: number
  /** Messages that came in more than once, under one `Message-ID`. */
  lettersTwice: number
}

/** Compares the acknowledged forms with those in the database and at the mail server. */
export async function findings(
  file: string,
  submissions: readonly Submission[],
  arrived: ReadonlyMap<string, number>,
): Promise<Findings> {
  const client = createClient({ url: `file:${file}` })
  const counts = new Map<string, number>()
  for (const table of ['devis', 'contacts']) {
    const { rows } = await client.execute(
      `select message, count(*) as n from ${table} group by message`,
    )
    for (const { message, n } of rows) counts.set(String(message), Number(n))
  }
  const { rows: letters } = await client.execute('select message_id, state from emails')
  client.close()
  const times = [...arrived].map(([id, count]) => [id.replace(/^<|@.*$/g, ''), count] as const)
  const came = new Map(times)
  return {
    lost: submissions.filter(({ marker }) => !counts.has(marker)).length,
    doubled: submissions.filter(({ marker }) => (counts.get(marker) ?? 0) > 1).length,
    letters: letters.length,
    lettersWaiting: letters.filter(({ state }) => state === 'waiting').length,
    lettersLost: letters.filter(({ message_id: id }) => !came.has(String(id))).length,
    lettersTwice: times.filter(([, count]) => count > 1).length,
  }
}
