import { stringify } from 'csv-stringify/sync'
import type { Table } from './exportTable.ts'

/**
 * For a spreadsheet set to French: semicolons, UTF-8 with its mark. A cell that would be taken
 * for a formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function csvFile(table: Table): string {
  return stringify(table, {
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    // A message has lines of its own.
    quoted: true,
    record_delimiter: 'windows',
  })
}
