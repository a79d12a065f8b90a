/** The separators that spreadsheets and banks use, the most frequent first. */
export const delimiters = [';', '\t', ',', '|'] as const

type Rows = readonly (readonly string[])[]

/**
 * Gives the separator with which most rows have as many columns as their head. Quotes are
 * respected; a letterhead or a label full of another separator decides nothing.
 */
export function delimiterOf(
  read: (delimiter: string) => Rows,
  isHead: (row: readonly string[]) => boolean,
): string {
  const weighed = delimiters.map((delimiter) => {
    try {
      return { delimiter, weight: weightOf(read(delimiter), isHead) }
    } catch {
      return { delimiter, weight: 0 }
    }
  })
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight)
  return best?.delimiter ?? ';'
}

/** The weight of a head: more than any number of examined rows. */
const ofHead = 1000

function weightOf(rows: Rows, isHead: (row: readonly string[]) => boolean): number {
  const at = rows.findIndex((row) => row.length > 1 && isHead(row))
  const columns = rows[at]?.length
  if (columns === undefined) return mostAlike(rows)
  return ofHead + rows.slice(at).filter(({ length }) => length === columns).length
}

/**
 * Counts the rows with the most frequent number of columns, where no row is a head; a single row
 * counts nothing.
 */
function mostAlike(rows: Rows): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  counts.delete(1)
  const most = Math.max(0, ...counts.values())
  return most > 1 ? most : 0
}
