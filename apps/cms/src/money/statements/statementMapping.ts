import * as z from 'zod/mini'

/** Which column of a statement means what; kept with its operator from one import to the next. */
export const statementMapping = z.object({
  transaction: z.string(),
  montant: z.string(),
  date: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Empty where a person said that no column is one. */
  status: z.optional(z.string()),
})

export type StatementMapping = z.infer<typeof statementMapping>

/** As columns are usually called, the surest name first; a name that holds another comes before it. */
const usual = {
  date: [/date/i],
  status: [/\bstatut|\bstatus|\betat\b|état(?!\p{L})|\bstate\b|r[ée]sultat|\bresult/iu],
  transaction: [/id.*transaction|transaction.*id|n[°o].*transaction/i, /r[ée]f/i, /transaction/i],
  montant: [/cr[ée]dit/i, /montant|amount/i],
  phone: [/t[ée]l|phone|msisdn|correspondant|exp[ée]diteur|sender|num[ée]ro/i],
} as const satisfies Readonly<Record<keyof StatementMapping, readonly RegExp[]>>

const fields = ['date', 'status', 'transaction', 'montant', 'phone'] as const

/** What the columns seem to mean: proposed, a person confirms it. */
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

/** The kept mapping where the statement still has its columns, else a guess. */
export function mappingFor(columns: readonly string[], kept: unknown): Partial<StatementMapping> {
  const { data } = statementMapping.safeParse(kept)
  const fits = data && missingColumn(columns, data) === undefined
  return fits ? withStatus(columns, data) : guessedMapping(columns)
}

/** A column that the mapping names and the statement lacks. */
export function missingColumn(
  columns: readonly string[],
  mapping: StatementMapping,
): string | undefined {
  return Object.values(mapping).find((name) => name && !columns.includes(name))
}

/** A mapping that says nothing of it is older than the column that is read since. */
export function withStatus(
  columns: readonly string[],
  mapping: StatementMapping,
): StatementMapping {
  const { status } = guessedMapping(columns)
  return mapping.status === undefined && status !== undefined ? { ...mapping, status } : mapping
}
