import { parse } from 'csv-parse/sync'
import { APIError } from 'payload'
import { csvText, delimiterOf, rowEnds } from '../../messages/tables/csvText.ts'

/** A statement of an operator or a bank as a table: the names of its columns, and its lines. */
export interface Statement {
  columns: string[]
  rows: string[][]
}

/** Names that stand above figures; what operators write before them is a letterhead. */
const titles = /montant|amount|cr[ée]dit|transaction|r[ée]f|date/i
/** A letterhead is never longer. */
const longestHead = 30

/** Reads a CSV whatever wrote it: its encoding, its separators and what stands above its columns. */
export function readStatement(bytes: Uint8Array): Statement {
  const text = csvText(bytes)
  const rows = rowsOf(text)
  const head = rows.slice(0, longestHead).findIndex(isHead)
  const [columns = [], ...lines] = rows.slice(Math.max(0, head))
  return { columns: named(columns), rows: lines }
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text, longestHead),
      record_delimiter: rowEnds,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch {
    throw new APIError(
      'Ce fichier n’est pas un relevé lisible : donnez le CSV de l’opérateur.',
      400,
    )
  }
}

function isHead(row: readonly string[]): boolean {
  return row.filter((cell) => titles.test(cell) && !/\d{3}/.test(cell)).length >= 2
}

/** Two columns of one name would be one. */
function named(columns: readonly string[]): string[] {
  return columns.map((name, index) => {
    const plain = name === '' ? `Colonne ${index + 1}` : name
    return columns.indexOf(name) === index ? plain : `${plain} (${index + 1})`
  })
}
