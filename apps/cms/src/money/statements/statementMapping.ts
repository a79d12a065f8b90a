import * as z from 'zod/mini'

/** The meaning of the columns of a statement, kept with its operator between imports. */
export const statementMapping = z.object({
  transaction: z.string(),
  montant: z.string(),
  date: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Empty when a person said that there is no such column. */
  status: z.optional(z.string()),
})

export type StatementMapping = z.infer<typeof statementMapping>

/**
 * The usual names of columns, the surest first. Where one name contains another, the longer one
 * comes first.
 */
const usual = {
  date: [/date/i],
  status: [/\bstatut|\bstatus|\betat\b|état(?!\p{L})|\bstate\b|r[ée]sultat|\bresult/iu],
  transaction: [/id.*transaction|transaction.*id|n[°o].*transaction/i, /r[ée]f/i, /transaction/i],
  montant: [/cr[ée]dit/i, /montant|amount/i],
  phone: [/t[ée]l|phone|msisdn|correspondant|exp[ée]diteur|sender|num[ée]ro/i],
} as const satisfies Readonly<Record<keyof StatementMapping, readonly RegExp[]>>

const fields = ['date', 'status', 'transaction', 'montant', 'phone'] as const

/** Guesses the meaning of the columns; a person confirms it. */
export function guessedMapping(columns: readonly string[]): Partial<StatementMapping> {
  const found: Partial<StatementMapping> = {}
  for (const field of fields) {
    const taken = Object.values(found)
    const column = usual[field]
      .map((name) => columns.find((one) => name.test(one) && !taken.includes(one)))
      .find((one) => one !== undefined)
    if (column !== undefined) found[field] = column
  }
  return found
}

/** Gives the kept mapping if the statement still has its columns, else a guess. */
export function mappingFor(columns: readonly string[], kept: unknown): Partial<StatementMapping> {
  const { data } = statementMapping.safeParse(kept)
  const fits = data && missingColumn(columns, data) === undefined
  return fits ? withStatus(columns, data) : guessedMapping(columns)
}

/** Gives a column that the mapping names and the statement lacks. */
export function missingColumn(
  columns: readonly string[],
  mapping: StatementMapping,
): string | undefined {
  return Object.values(mapping).find((name) => name && !columns.includes(name))
}

/** Adds a guessed status to a mapping that is older than the reading of that column. */
export function withStatus(
  columns: readonly string[],
  mapping: StatementMapping,
): StatementMapping {
  const { status } = guessedMapping(columns)
  return mapping.status === undefined && status !== undefined ? { ...mapping, status } : mapping
}
