import { sources } from '../facts/sources.ts'
import { type Column, day, label, text } from './exportColumns.ts'

interface Followed {
  readonly reference?: unknown
  readonly source?: unknown
  readonly nextStep?: unknown
  readonly nextStepOn?: unknown
}

const source = label('source', sources)

/** The columns of any record that is followed until it is closed: its source, and the next step. */
export const followedColumns: readonly Column<Followed>[] = [
  ['Référence', text('reference')],
  ['Venu par', (record) => source(record) || sources.site],
  ['Prochaine action', text('nextStep')],
  ['À faire le', day('nextStepOn')],
]
