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

/** `23/11/2026 14:05`, `2026-11-23T14:05:00`: on the clock of Ouagadougou, which is that of UTC; the day alone without one. */
export function isoTime(text: string): string | undefined {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\D+(\d{1,2})[:h](\d{2}))?/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:\D(\d{2}):(\d{2}))?/.exec(text)
  const [year, month, day, hour, minute] = local
    ? [local[3], local[2], local[1], local[4], local[5]]
    : (iso?.slice(1) ?? [])
  const two = (part = '0') => part.padStart(2, '0')
  const time = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00.000Z`
  const read = new Date(time)
  // « 31/02 » would be read as a day of March.
  if (Number.isNaN(read.getTime()) || read.toISOString() !== time) return undefined
  return hour === undefined ? time.slice(0, 10) : time
}
