import { APIError } from 'payload'
import { storable } from '../../reception/door/storable.ts'
import { csvRows } from '../../tables/csvRows.ts'
import { csvText } from '../../tables/csvText.ts'
import { columnPlaces, isHead } from './columnPlaces.ts'
import type { ImportColumn } from './importColumns.ts'
import { mostRows } from './importReport.ts'

/** A row as it was typed. */
export type TypedRow = Readonly<Record<ImportColumn, string>> & { line: number }

/** A longer row is none of a list of addresses: an open quotation mark, or no table at all. */
const longestRow = 20_000

const tooMany = `Ce fichier a plus de ${mostRows.toLocaleString('fr-FR')} lignes : partagez-le.`
const noTable = 'Ce fichier n’est pas un tableau lisible : enregistrez-le en CSV, puis réessayez.'

/** The rows of a CSV, whatever spreadsheet wrote it; of other columns than ours nothing is read. */
export function readConsents(bytes: Uint8Array): TypedRow[] {
  const { records, lines } = recordsOf(csvText(bytes))
  const [head, ...rows] = records
  if (head === undefined) throw new APIError('Ce fichier est vide.', 400)
  const places = columnPlaces(head)
  if (rows.length > mostRows) throw new APIError(tooMany, 400)
  if (rows.length === 0) throw new APIError('Ce fichier n’a aucune ligne sous ses titres.', 400)
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

/** Its records, and on which line of the file each of them ends. */
function recordsOf(text: string): { records: string[][]; lines: number[] } {
  const lines: number[] = []
  try {
    const options = {
      // A spreadsheet writes rows that were emptied as separators.
      skip_records_with_empty_values: true,
      max_record_size: longestRow,
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
    throw new APIError(noTable, 400)
  }
}
