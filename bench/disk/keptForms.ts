import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import type { Submission } from '../kills/submissions.ts'

export interface KeptForms {
  acknowledged: number
  /** Acknowledged, and not there under the number that was given. */
  lost: number
  /** Numbers given to two of them. */
  givenTwice: number
  keptTwice: number
  letters: number
  lettersWaiting: number
  /** Noted as sent, and in no file. */
  lettersLost: number
}

/** Compares the acknowledged forms with those in the data folder. */
export async function keptForms(
  folder: string,
  submissions: readonly Submission[],
): Promise<KeptForms> {
  const client = createClient({ url: `file:${join(folder, 'sira.sqlite')}` })
  const places = new Map<string, string[]>()
  for (const endpoint of ['devis', 'contacts']) {
    const { rows } = await client.execute(`select id, message from ${endpoint}`)
    for (const { id, message } of rows) {
      const marker = String(message)
      places.set(marker, [...(places.get(marker) ?? []), `${endpoint}/${id}`])
    }
  }
  const { rows: letters } = await client.execute('select state, file from emails')
  client.close()
  const acknowledged = submissions.filter(({ id }) => id !== undefined)
  const given = acknowledged.map(({ endpoint, id }) => `${endpoint}/${id}`)
  // Without a mail server a letter is written to a file.
  const gone = letters.filter(({ state }) => state === 'sent' || state === 'written')
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ marker }, at) => !places.get(marker)?.includes(given[at] ?? ''))
      .length,
    givenTwice: given.length - new Set(given).size,
    keptTwice: [...places.values()].filter(({ length }) => length > 1).length,
    letters: letters.length,
    lettersWaiting: letters.length - gone.length,
    lettersLost: gone.filter(({ file }) => !existsSync(join(folder, 'mail', String(file)))).length,
  }
}
