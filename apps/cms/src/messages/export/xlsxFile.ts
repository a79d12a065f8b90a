import writeExcelFile from 'write-excel-file/node'
import type { Table } from './exportTable.ts'

/** What a cell of a spreadsheet holds. */
const longestCell = 32_767
const widths = { narrow: 18, wide: 60 }
/** Characters that XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Every cell is of the kind text, so that none is ever computed. */
export async function xlsxFile(table: Table): Promise<Uint8Array<ArrayBuffer>> {
  const [titles = [], ...rows] = table
  const file = writeExcelFile(
    [
      titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => ({ value: written(value), type: String }))),
    ],
    {
      sheet: 'Export',
      stickyRowsCount: 1,
      columns: titles.map((title) => ({
        width: title === 'Message' ? widths.wide : widths.narrow,
      })),
    },
  )
  return new Uint8Array(await file.toBuffer())
}

function written(value: string): string {
  return value.replace(forbidden, '').toWellFormed().slice(0, longestCell)
}
