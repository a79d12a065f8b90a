import type * as z from 'zod'

/** A single value; or, written as a list, several values of one name: `niveau: [level]`. */
type Parameter = z.ZodType<unknown, string> | readonly [z.ZodType<unknown, string>]

/** The query parameters that a page understands, each with its valid values. */
export type Query = Readonly<Record<string, Parameter>>

type Read<P> = P extends readonly [z.ZodType<infer Value>]
  ? Value[]
  : P extends z.ZodType<infer Value>
    ? Value | undefined
    : never

/**
 * Reduces a query to known names and valid values in one order, so that two spellings of a choice
 * are one page.
 */
export function keptQuery(query: Query, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const [name, parameter] of Object.entries(query)) {
    for (const { text } of valuesOf(parameter, given.getAll(name))) kept.append(name, text)
  }
  return kept
}

/** The parameters that an address gives to a page. */
export type Asked<Q extends Query> = { readonly [Name in keyof Q]: Read<Q[Name]> }

/** Reads the parameters; invalid ones are ignored. */
export function readQuery<Q extends Query>(
  query: Q,
  { searchParams }: Pick<URL, 'searchParams'>,
): Asked<Q> {
  const read = Object.entries(query).map(([name, parameter]) => {
    const values = valuesOf(parameter, searchParams.getAll(name)).map(({ value }) => value)
    return [name, isList(parameter) ? values : values[0]] as const
  })
  return Object.fromEntries(read) as Asked<Q>
}

function valuesOf(parameter: Parameter, given: readonly string[]) {
  const schema = isList(parameter) ? parameter[0] : parameter
  const valid = given.flatMap((one) => {
    const text = tidied(one)
    const parsed = schema.safeParse(text)
    return parsed.success ? [{ text, value: parsed.data }] : []
  })
  if (!isList(parameter)) return valid.slice(0, 1)
  const once = [...new Map(valid.map((one) => [one.text, one])).values()]
  return once.sort((a, b) => (a.text < b.text ? -1 : 1))
}

function isList(parameter: Parameter): parameter is readonly [z.ZodType<unknown, string>] {
  return Array.isArray(parameter)
}

/** Merges spaces: one or three make the same search. */
function tidied(value: string): string {
  return value.replace(/\s+/g, ' ').trim()
}
