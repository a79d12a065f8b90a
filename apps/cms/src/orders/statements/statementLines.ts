import { isoTime } from '../../dates/isoTime.ts'
import type { Statement } from './readStatement.ts'
import type { StatementMapping } from './statementMapping.ts'

/** Money that came in, as the statement says it. */
export interface StatementLine {
  transaction: string
  /** Whole FCFA. */
  montant: number
  /** ISO, where the statement has it readable; the day alone where it says no more. */
  date?: string | undefined
  phone?: string | undefined
}

export interface ReadLines {
  lines: StatementLine[]
  /** Lines that say nothing of money that came in, by their place below the names of the columns. */
  skipped: { line: number; why: string }[]
}

/** The money of a statement; what cannot be read is told, never guessed. */
export function statementLines({ columns, rows }: Statement, mapping: StatementMapping): ReadLines {
  const at = (row: readonly string[], name: string | undefined) =>
    name === undefined ? '' : (row[columns.indexOf(name)] ?? '')
  const read: ReadLines = { lines: [], skipped: [] }
  for (const [index, row] of rows.entries()) {
    const skip = (why: string) => read.skipped.push({ line: index + 1, why })
    const transaction = at(row, mapping.transaction)
    const montant = wholeAmount(at(row, mapping.montant))
    if (transaction === '') skip('sans numéro de transaction')
    else if (montant === undefined) skip('montant illisible')
    else if (montant <= 0) skip('pas une entrée d’argent')
    else {
      const date = isoTime(at(row, mapping.date))
      const phone = at(row, mapping.phone) || undefined
      read.lines.push({ transaction, montant, date, phone })
    }
  }
  return read
}

/** `25 000,00`, `25,000.00`, `+25000 FCFA`: whole francs; with centimes it is none. */
export function wholeAmount(text: string): number | undefined {
  const plain = text.replace(/[\s'\u00a0\u202f]|F?\.?CFA|XOF|F$/gi, '').replace(/[.,]0{1,2}$/, '')
  if (!/^[+-]?\d{1,3}(?:[.,]?\d{3})*$|^[+-]?\d+$/.test(plain)) return undefined
  const amount = Number(plain.replace(/[.,]/g, ''))
  return Number.isSafeInteger(amount) ? amount : undefined
}
