import * as z from 'zod'
import { csvRows } from '../../messages/tables/csvRows.ts'
import { csvText } from '../../messages/tables/csvText.ts'
import { FileRefusal } from '../../reader/fileRefusal.ts'

/** A statement of an operator or a bank as a table: the names of its columns, and its lines. */
export const statementTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export type Statement = z.infer<typeof statementTable>

/** A month of a busy account; beyond, each line would wait too long for its turn. */
const mostLines = 2000

/** Titles of columns; lines above them are a letterhead. */
const titles = /montant|amount|cr[ée]dit|transaction|r[ée]f|date/i
/** A letterhead is never longer. */
const longestHead = 30

/**
 * Reads a CSV of any origin: finds its encoding, its separator and the lines above its columns. The
 * separator may be given, where the guess is wrong.
 */
export function readStatement(bytes: Uint8Array, chosen?: string): Statement {
  const rows = rowsOf(csvText(bytes), chosen)
  const head = rows.slice(0, longestHead).findIndex(isHead)
  const [columns = [], ...lines] = rows.slice(Math.max(0, head))
  if (lines.length > mostLines) {
    throw new FileRefusal(
      `Ce relevé a plus de ${mostLines} lignes : exportez une période plus courte.`,
    )
  }
  return { columns: named(columns), rows: lines }
}

function rowsOf(text: string, chosen: string | undefined): string[][] {
  try {
    return csvRows(text, { options: { to: longestHead + 1 + mostLines + 1 }, isHead, chosen })
  } catch {
    throw new FileRefusal(
      'Ce fichier n’est pas un relevé lisible\u00a0: donnez le CSV de l’opérateur.',
    )
  }
}

function isHead(row: readonly string[]): boolean {
  return row.filter((cell) => titles.test(cell) && !/\d{3}/.test(cell)).length >= 2
}

/** Makes the names unique: two columns with one name would become one. */
function named(columns: readonly string[]): string[] {
  return columns.map((name, index) => {
    const plain = name === '' ? `Colonne ${index + 1}` : name
    return columns.indexOf(name) === index ? plain : `${plain} (${index + 1})`
  })
}
