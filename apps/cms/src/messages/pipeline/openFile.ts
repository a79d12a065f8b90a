import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import type { NamedKind } from '../../dossiers/keptKinds.ts'

/** A request or a message that somebody sees to, as a line of a board. */
export interface OpenFile {
  href: string
  /** Of its person; its reference where there is none. */
  title: string
  reference: string
  service: string
  amount: number | null
  nextStep: string
  /** A day, or nothing. */
  due: string | null
  /** The number of who sees to it. */
  assignee: number | null
  assigneeName: string
}

/** Read with its assignee: depth 1. */
export function openFile({ slug, personal }: NamedKind, record: NamedRecord): OpenFile {
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : record[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const { fields, phone, name } = personal
  const reference = text('reference')
  const title = [name, ...fields, phone?.field].map(text).find((value) => value !== '')
  const { amount, assignee } = record
  const person = typeof assignee === 'object' && assignee !== null ? assignee : {}
  return {
    href: `/admin/collections/${slug}/${record.id}`,
    title: title ?? reference,
    reference,
    service: text('service') || text('subject'),
    amount: typeof amount === 'number' ? amount : null,
    nextStep: text('nextStep'),
    due: text('nextStepOn').slice(0, 10) || null,
    assignee: 'id' in person ? Number(person.id) : null,
    assigneeName: typeof assignee === 'number' ? noName : nameIn(person),
  }
}

/** Agents read no account of other roles. */
const noName = 'un compte sans accès à la réception'

/** A person whose role has changed is named no more: somebody else is to take the file over. */
function nameIn(person: object): string {
  if (!('email' in person)) return ''
  const name = String(('nom' in person && person.nom) || person.email)
  return isInboxStaff('role' in person ? person : null)
    ? name
    : `${name} (sans accès à la réception)`
}
