import * as z from 'zod/mini'

/** Which column of a statement means what; kept with its operator from one import to the next. */
export const statementMapping = z.object({
  transaction: z.string(),
  montant: z.string(),
  date: z.optional(z.string()),
  phone: z.optional(z.string()),
})

export type StatementMapping = z.infer<typeof statementMapping>

/** As columns are usually called, the surest name first. */
const usual: Readonly<Record<keyof StatementMapping, readonly RegExp[]>> = {
  transaction: [/id.*transaction|transaction.*id|n[°o].*transaction/i, /r[ée]f/i, /transaction/i],
  montant: [/cr[ée]dit/i, /montant|amount/i],
  date: [/date/i],
  phone: [/t[ée]l|phone|msisdn|correspondant|exp[ée]diteur|sender|num[ée]ro/i],
}

/** What the columns seem to mean: proposed, a person confirms it. */
export function guessedMapping(columns: readonly string[]): Partial<StatementMapping> {
  const found: Partial<StatementMapping> = {}
  for (const field of ['transaction', 'montant', 'date', 'phone'] as const) {
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
  const fits =
    data && Object.values(data).every((name) => name === undefined || columns.includes(name))
  return fits ? data : guessedMapping(columns)
}
