import type { DeskPayment } from '../desk/deskPayment.ts'
import type { ReadLines, StatementLine } from './statementLines.ts'
import type { StatementMapping } from './statementMapping.ts'

/** The columns of a statement, whose meaning a person confirms. */
export interface ReadColumns {
  columns: string[]
  /** The first rows. */
  rows: string[][]
  mapping: Partial<StatementMapping>
}

interface ProposedPayment {
  by: 'numéro' | 'montant'
  amountFits: boolean
  phoneFits: boolean
  payment: DeskPayment
}

/** Money of a statement beside the payments that it may be. */
export interface ImportedLine extends StatementLine {
  /** The payment that it has paid already. */
  counted: DeskPayment | null
  matches: ProposedPayment[]
}

/** A skipped line with its text. */
export type AsideLine = ReadLines['skipped'][number] & { text: string }

export interface ReadStatement {
  lines: ImportedLine[]
  skipped: AsideLine[]
}
