import { storable } from '../../../database/records/storable.ts'
import { FileRefusal } from '../../../reader/fileRefusal.ts'
import { csvRows } from '../../tables/csvRows.ts'
import { csvText } from '../../tables/csvText.ts'
import { columnPlaces, isHead } from './columnPlaces.ts'
import type { TypedRow } from './consentRows.ts'
import type { ImportColumn } from './importColumns.ts'
import { mostRows } from './importReport.ts'

const tooMany = `Ce fichier a plus de ${mostRows.toLocaleString('fr-FR')} lignes : partagez-le.`
const noTable = 'Ce fichier n’est pas un tableau lisible : enregistrez-le en CSV, puis réessayez.'

/** Reads the rows of a CSV from any spreadsheet; other columns than ours are not read. */
export function readConsents(bytes: Uint8Array): TypedRow[] {
  const { records, lines } = recordsOf(csvText(bytes))
  const [head, ...rows] = records
  if (head === undefined) throw new FileRefusal('Ce fichier est vide.')
  const places = columnPlaces(head)
  if (rows.length > mostRows) throw new FileRefusal(tooMany)
  if (rows.length === 0) throw new FileRefusal('Ce fichier n’a aucune ligne sous ses titres.')
  return rows.map((row, index) => {
    const at = (column: ImportColumn) => storable(row[places[column]] ?? '').trim()
    return {
      line: lines[index + 1] ?? 0,
      email: at('email'),
      language: at('language'),
      day: at('day'),
      source: at('source'),
    }
  })
}

/** Gives the records of the file, and the line on which each ends. */
function recordsOf(text: string): { records: string[][]; lines: number[] } {
  const lines: number[] = []
  try {
    const options = {
      // A spreadsheet writes rows that were emptied as separators.
      skip_records_with_empty_values: true,
      // The titles, and one row too many to know of it.
      to: mostRows + 2,
      on_record: (record: string[], context: { lines: number }) => {
        lines.push(context.lines)
        return record
      },
    }
    const records = csvRows(text, { options, isHead })
    return { records, lines }
  } catch {
    throw new FileRefusal(noTable)
  }
}
