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
  /** ISO, if readable; only the day where the statement has no time. */
  date?: string | undefined
  phone?: string | undefined
  /** In the operator's own words. */
  status?: string | undefined
}

export interface ReadLines {
  lines: StatementLine[]
  /** Lines that say nothing of money that came in, by their place below the names of the columns. */
  skipped: { line: number; why: string }[]
}

/** Reads the money of a statement; unreadable values are reported, never guessed. */
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
