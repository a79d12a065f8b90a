import { APIError } from 'payload'
import { csvRows } from '../../messages/tables/csvRows.ts'
import { csvText } from '../../messages/tables/csvText.ts'

/** A statement of an operator or a bank as a table: the names of its columns, and its lines. */
export interface Statement {
  columns: string[]
  rows: string[][]
}

/** Names that stand above figures; what operators write before them is a letterhead. */
const titles = /montant|amount|cr[ée]dit|transaction|r[ée]f|date/i
/** A letterhead is never longer. */
const longestHead = 30

/**
 * Reads a CSV whatever wrote it: its encoding, its separators and what stands above its columns. Its
 * separator may be told, where another one would be found.
 */
export function readStatement(bytes: Uint8Array, chosen?: string): Statement {
  const rows = rowsOf(csvText(bytes), chosen)
  const head = rows.slice(0, longestHead).findIndex(isHead)
  const [columns = [], ...lines] = rows.slice(Math.max(0, head))
  return { columns: named(columns), rows: lines }
}

function rowsOf(text: string, chosen: string | undefined): string[][] {
  try {
    return csvRows(text, { isHead, chosen })
  } catch {
    throw new APIError(
      'Ce fichier n’est pas un relevé lisible\u00a0: donnez le CSV de l’opérateur.',
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
