import { singleLine } from '@sira/contract/forms/singleLine'
import { workStates } from '../facts/workStates.ts'
import type { Cell } from './cell.ts'
import { type Column, label, text, time } from './exportColumns.ts'

export interface Table {
  titles: string[]
  /** The rows in batches. */
  lots: AsyncIterable<Cell[][]>
}

interface Worked {
  state?: unknown
  assignee?: unknown
  locale?: unknown
  createdAt?: unknown
}

/** The columns about the work on any message. */
const work: readonly Column<Worked>[] = [
  ['État', label('state', workStates)],
  ['Suivi par', assignee],
  ['Langue', text('locale')],
  ['Reçu le', time('createdAt')],
]

export function exportTable<Message extends Worked>(
  columns: readonly Column<Message>[],
  messages: AsyncIterable<Message[]>,
): Table {
  const all: readonly Column<Message>[] = [...columns, ...work]
  return { titles: all.map(([title]) => title), lots: rowsOf(all, messages) }
}

export async function* rowsOf<Message>(
  columns: readonly Column<Message>[],
  messages: AsyncIterable<Message[]>,
): AsyncGenerator<Cell[][]> {
  for await (const lot of messages) {
    yield lot.map((message) =>
      columns.map(([, value, lines]) => inLines(value(message), lines !== undefined)),
    )
  }
}

/** Removes line breaks, so that a pasted name does not split its row. */
function inLines(cell: Cell, several: boolean): Cell {
  return typeof cell === 'string' && !several ? singleLine(cell) : cell
}

function assignee({ assignee: person }: Worked): string {
  if (typeof person !== 'object' || person === null) return ''
  const { nom, email } = person as { nom?: unknown; email?: unknown }
  return String(nom || email || '')
}
