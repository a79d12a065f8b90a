import { isoTime } from '../../dates/isoTime.ts'
import { isDamaged } from './isDamaged.ts'
import { judgeRow, seenNumbers } from './judgeRow.ts'
import type { Statement } from './readStatement.ts'
import { type StatementMapping, withStatus } from './statementMapping.ts'
import { type TypedLine, typedLine } from './typedLine.ts'
import { hasThreeDecimals } from './wholeAmount.ts'

/** Money that came in, as the statement says it. */
export interface StatementLine {
  transaction: string
  /** Whole FCFA. */
  montant: number
  /** ISO, where the statement has it readable; the day alone where it says no more. */
  date?: string | undefined
  phone?: string | undefined
  /** In the words of its operator. */
  status?: string | undefined
}

export interface ReadLines {
  lines: StatementLine[]
  /** Lines that say nothing of money that came in, by their place below the names of the columns. */
  skipped: { line: number; why: string }[]
}

/** The money of a statement; what cannot be read is told, never guessed. */
export function statementLines({ columns, rows }: Statement, given: StatementMapping): ReadLines {
  const mapping = withStatus(columns, given)
  const typed = rows.map((row) => typedLine(row, columns, mapping))
  const seen = seenNumbers(typed)
  const decimals = typed.some(({ montant }) => hasThreeDecimals(montant))
  const read: ReadLines = { lines: [], skipped: [] }
  for (const [index, row] of typed.entries()) {
    const line = index + 1
    const judged = judgeRow(row, line, seen, decimals)
    if (typeof judged === 'string') read.skipped.push({ line, why: judged })
    else read.lines.push(paidLine(row, judged))
  }
  return read
}

function paidLine({ transaction, date, phone, status }: TypedLine, montant: number): StatementLine {
  return {
    transaction,
    montant,
    date: isoTime(date),
    phone: isDamaged(phone) ? undefined : phone || undefined,
    ...(status !== '' && { status }),
  }
}
