import { stringify } from 'csv-stringify/sync'
import type { Cell } from './cell.ts'
import type { Table } from './exportTable.ts'

/**
 * Writes CSV for a French spreadsheet: semicolons, UTF-8 with a BOM. A cell that looks like a
 * formula gets an apostrophe before it (OWASP, CSV injection).
 */
export async function* csvFile({ titles, lots }: Table): AsyncGenerator<Uint8Array> {
  let above: Cell[][] = [titles]
  for await (const rows of lots) {
    yield Buffer.from(lines([...above, ...rows], above.length > 0))
    above = []
  }
}

function lines(rows: Cell[][], bom: boolean): string {
  return stringify(rows, {
    delimiter: ';',
    bom,
    escape_formulas: true,
    // A message has lines of its own.
    quoted: true,
    record_delimiter: 'windows',
  })
}
