import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import type { NamedKind } from '../keptKinds.ts'

/** A dossier in progress, as a line of the inbox or a card of the board. */
export interface OpenFile {
  id: number
  href: string
  /** The name of the person; without a name an address, the reference, the subject or the number. */
  title: string
  reference: string
  about: string
  amount: number | null
  nextStep: string
  /** A day, or null. */
  due: string | null
  /** The number of the assignee. */
  assignee: number | null
  assigneeName: string
}

/** Letters of the subject on a card; the record has the whole text. */
const longestAbout = 120

/** Makes the line of a record that was read with its assignee and what it is about (depth 1). */
export function openFile({ slug, personal, board = {} }: NamedKind, record: NamedRecord): OpenFile {
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : record[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const { fields, phone, name } = personal
  const reference = text('reference') || text('numero')
  const title = [name, ...fields, phone?.field].map(text).find((value) => value !== '')
  const amount = board.amount === undefined ? undefined : record[board.amount]
  const about = (board.about ?? []).map((field) => text(field) || titleOf(record[field]))
  const subject = (about.find((one) => one !== '') ?? '').slice(0, longestAbout)
  const { assignee } = record
  const person = typeof assignee === 'object' && assignee !== null ? assignee : {}
  return {
    id: record.id,
    href: `/admin/collections/${slug}/${record.id}`,
    title: title || reference || subject || `n° ${record.id}`,
    reference,
    about: title || reference ? subject : '',
    amount: typeof amount === 'number' ? amount : null,
    nextStep: text('nextStep'),
    due: text('nextStepOn').slice(0, 10) || null,
    assignee: 'id' in person ? Number(person.id) : null,
    assigneeName: typeof assignee === 'number' ? noName : nameIn(person),
  }
}

/** Of a related record, as staff call it. */
function titleOf(related: unknown): string {
  if (typeof related !== 'object' || related === null || !('titre' in related)) return ''
  return typeof related.titre === 'string' ? related.titre : ''
}

/** The name for accounts that agents may not read. */
const noName = 'un compte sans accès à la réception'

/**
 * Gives the name of an assignee; empty when his role has changed: another person has to take the
 * file over.
 */
function nameIn(person: object): string {
  if (!('email' in person)) return ''
  const name = String(('nom' in person && person.nom) || person.email)
  return isInboxStaff('role' in person ? person : null)
    ? name
    : `${name} (sans accès à la réception)`
}
