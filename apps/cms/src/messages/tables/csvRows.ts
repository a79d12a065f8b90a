import { type Options, parse } from 'csv-parse/sync'
import { delimiterOf } from './delimiterOf.ts'

/** The line that Excel puts above the table. */
const separatorLine = /^\ufeff?"?sep=(.)"?(?=[\r\n])/i

/** A longer row is none of a table: an open quotation mark, or something else than a table. */
const longestRow = 20_000

const usual: Options = {
  max_record_size: longestRow,
  // A file that two programs wrote, such as a model filled in elsewhere, has both ends. Left to guess,
  // the reader takes the first, and all that follows as one row.
  record_delimiter: ['\r\n', '\n', '\r'],
  bom: true,
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  relax_quotes: true,
}

interface CsvTable {
  options?: Options
  /** Whether a row holds the names of the columns. */
  isHead: (row: readonly string[]) => boolean
  /** The separator chosen by a person, where our guess is wrong. */
  chosen?: string | undefined
}

/** Rows that are looked at before the separator is known. */
const looked = 100

/** The rows of a table; throws where it cannot be read. */
export function csvRows(text: string, { options = {}, isHead, chosen }: CsvTable): string[][] {
  const named = separatorLine.exec(text)
  // The line is emptied but stays, so that the numbers of the others do not change.
  const table = named ? text.slice(named[0].length) : text
  const plain = { ...usual, ...options, columns: false as const }
  const { on_record: _heard, ...silent } = plain
  const first = (delimiter: string) => parse(table, { ...silent, delimiter, to: looked })
  const delimiter = chosen ?? named?.[1] ?? delimiterOf(first, isHead)
  return parse(table, { ...plain, delimiter })
}
