import { workStates } from '../handling/workStates.ts'
import { type Column, label, text, time } from './exportColumns.ts'

/** Rows of text, the first one with the names of the columns. */
export type Table = string[][]

interface Worked {
  state?: unknown
  assignee?: unknown
  locale?: unknown
  createdAt?: unknown
}

/** What is said of the work on any message. */
const work: readonly Column<Worked>[] = [
  ['État', label('state', workStates)],
  ['Suivi par', assignee],
  ['Langue', text('locale')],
  ['Reçu le', time('createdAt')],
]

export function exportTable<Message extends Worked>(
  columns: readonly Column<Message>[],
  messages: readonly Message[],
): Table {
  const all: readonly Column<Message>[] = [...columns, ...work]
  return [
    all.map(([title]) => title),
    ...messages.map((message) => all.map(([, value]) => value(message))),
  ]
}

function assignee({ assignee: person }: Worked): string {
  if (typeof person !== 'object' || person === null) return ''
  const { nom, email } = person as { nom?: unknown; email?: unknown }
  return String(nom || email || '')
}
