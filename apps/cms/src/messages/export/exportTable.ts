import { subscriptions } from '../newsletter/subscriptions.ts'
import { workStates } from '../work/workStates.ts'

export type TableRecord = Readonly<Record<string, unknown>>

/** Rows of text, the first one with the names of the columns. */
export type Table = string[][]

type Column = readonly [title: string, value: (record: TableRecord) => string]

const text = (name: string) => (record: TableRecord) => {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}
/** `2026-11-21 14:05`, which every spreadsheet reads as a date. */
const time = (name: string) => (record: TableRecord) =>
  text(name)(record).slice(0, 16).replace('T', ' ')
const label = (name: string, labels: Readonly<Record<string, string>>) => (record: TableRecord) =>
  labels[text(name)(record)] ?? ''

function assignee({ assignee: person }: TableRecord): string {
  if (typeof person !== 'object' || person === null) return ''
  const { nom, email } = person as { nom?: unknown; email?: unknown }
  return String(nom || email || '')
}

const work: Column[] = [
  ['État', label('state', workStates)],
  ['Suivi par', assignee],
  ['Langue', text('locale')],
  ['Reçu le', time('createdAt')],
]

const columns: Readonly<Record<'devis' | 'contacts' | 'newsletters', readonly Column[]>> = {
  devis: [
    ['Nom', text('nom')],
    ['E-mail', text('email')],
    ['Téléphone', text('phone')],
    ['Service', text('service')],
    ['Message', text('message')],
    ...work,
  ],
  contacts: [
    ['Nom', text('name')],
    ['E-mail', text('email')],
    ['Indicatif', text('indicatif')],
    ['Téléphone', text('phone')],
    ['Service', text('subject')],
    ['Message', text('message')],
    ...work,
  ],
  newsletters: [
    ['E-mail', text('email')],
    ['Abonnement', label('subscription', subscriptions)],
    ['Confirmé le', time('confirmedAt')],
    ['Désabonné le', time('unsubscribedAt')],
    ...work,
  ],
}

export function exportTable(
  collection: keyof typeof columns,
  records: readonly TableRecord[],
): Table {
  const chosen = columns[collection]
  return [
    chosen.map(([title]) => title),
    ...records.map((record) => chosen.map(([, value]) => value(record))),
  ]
}
