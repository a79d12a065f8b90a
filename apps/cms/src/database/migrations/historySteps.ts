import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

/** A line of a history from before there were codes: French words, the newest first. */
interface Line {
  at: string
  by: string
  what: string
  message?: string
  reply?: string
  letter?: number
  estimate?: number
  files?: unknown[]
}

const messageStates = {
  Nouveau: 'new',
  'En cours': 'in_progress',
  Répondu: 'answered',
  Clos: 'closed',
  Indésirable: 'unwanted',
}
const estimateStates = {
  Brouillon: 'brouillon',
  Envoyé: 'envoyé',
  Accepté: 'accepté',
  Refusé: 'refusé',
  Expiré: 'expiré',
}

/** Maps the French words of a line to its code; the captured group is its detail. */
const acts: readonly [RegExp, string][] = [
  [/^Reçu$/, 'received'],
  [/^Importé, avec la preuve de son accord$/, 'imported'],
  [/^Saisi à la main \((.+)\)$/, 'entered'],
  [/^Suivi par : (.+)$/, 'assigned'],
  [/^Prochaine action(?: :)? (.+)$/, 'planned'],
  [/^Montant estimé(?: :)? (.+)$/, 'valued'],
  [/^Note ajoutée$/, 'noted'],
  [/^Note modifiée$/, 'noteChanged'],
  [/^Note supprimée$/, 'noteRemoved'],
  [/^Mot au visiteur$/, 'told'],
  [/^Réponse envoyée : (.*)$/, 'answered'],
  [/^Réponse écrite dans un fichier : (.*)$/, 'answeredInFile'],
  [/^Réponse par e-mail (du .*)$/, 'replied'],
  [/^Réponse automatique (du .*)$/, 'repliedByItself'],
  [/^Réponse du visiteur (du .*)$/, 'repliedElsewhere'],
  [/^Réponse lue$/, 'replyRead'],
  [/^(Lettre revenue : .*)$/, 'letterFailed'],
  [/^Lettre refusée : (.*)$/, 'letterFailed'],
  [/^Devis (\S+) envoyé$/, 'estimated'],
  [/^Abonnement : (.*)$/, 'subscribed'],
  [/^Adresse de nouveau permise$/, 'allowed'],
]

/** Converts a history to codes, the oldest first; other values stay as they are. */
export function historySteps(history: unknown, table: string): unknown {
  if (!Array.isArray(history)) return history
  const states = new Map(
    Object.entries(table === 'estimations' ? estimateStates : messageStates),
  )
  let state: string | null = null
  return history.toReversed().map((line: unknown) => {
    if (!isLine(line)) return line
    const what = line.what.replaceAll(/[\u00a0\u202f]/g, ' ')
    const vers = states.get(what.replace(/^État : /, ''))
    if (vers === undefined) return stepOf(line, actOf(what, line.what))
    const de = state
    state = vers
    return stepOf(line, { de, vers, motif: null })
  })
}

function actOf(what: string, words: string) {
  for (const [pattern, acte] of acts) {
    const found = pattern.exec(what)
    if (found) return { de: null, vers: null, motif: found[1] ?? null, acte }
  }
  return { de: null, vers: null, motif: words, acte: 'other' }
}

function stepOf({ at, by, message, reply, letter, estimate, files }: Line, done: object) {
  const isStaff = by !== 'Le site'
  return {
    date: at,
    par: isStaff ? 'personnel' : 'client',
    qui: isStaff ? by : null,
    message: message ?? null,
    ...done,
    ...(reply === undefined ? {} : { reponse: reply }),
    ...(letter === undefined ? {} : { lettre: letter }),
    ...(estimate === undefined ? {} : { estimation: estimate }),
    ...(files === undefined ? {} : { fichiers: files }),
  }
}

function isLine(line: unknown): line is Line {
  return typeof line === 'object' && line !== null && 'what' in line && typeof line.what === 'string'
}

/** Rows at a time; a history has a few kilobytes. */
const batch = 500

interface Row {
  id: unknown
  history: unknown
}

/** Rewrites the histories of a database. `ask` runs a query; `json` writes a value for it. */
export async function rewriteHistories(
  ask: (statement: SQL) => Promise<Row[]>,
  json: (text: string) => SQL,
): Promise<void> {
  for (const table of ['devis', 'contacts', 'newsletters', 'estimations']) {
    let last = 0
    for (;;) {
      const rows = await ask(
        sql`SELECT id, history FROM ${sql.identifier(table)} WHERE id > ${last} AND history IS NOT NULL ORDER BY id LIMIT ${batch}`,
      )
      for (const { id, history } of rows) {
        const kept: unknown = typeof history === 'string' ? JSON.parse(history) : history
        const text = JSON.stringify(historySteps(kept, table))
        await ask(
          sql`UPDATE ${sql.identifier(table)} SET history = ${json(text)} WHERE id = ${Number(id)}`,
        )
        last = Number(id)
      }
      if (rows.length < batch) break
    }
  }
}
