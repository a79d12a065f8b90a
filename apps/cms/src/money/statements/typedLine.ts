import type { StatementMapping } from './statementMapping.ts'

/** A row by what its cells mean, as they are written; empty where no column means it. */
export type TypedLine = Readonly<Record<keyof StatementMapping, string>> & {
  hasDates: boolean
  cells: readonly string[]
}

export function typedLine(
  row: readonly string[],
  columns: readonly string[],
  { transaction, montant, date, phone, status }: StatementMapping,
): TypedLine {
  const at = (name: string | undefined) => (name ? (row[columns.indexOf(name)] ?? '') : '')
  return {
    transaction: at(transaction),
    montant: at(montant),
    date: at(date),
    phone: at(phone),
    status: at(status),
    hasDates: Boolean(date),
    cells: row,
  }
}
