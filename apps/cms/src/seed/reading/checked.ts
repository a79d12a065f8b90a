import type { z } from 'zod'

/** The content of a file, by its schema; an error names the file and each wrong field. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => [...path, message].join(': '))
  throw new Error(`seed/${file}: ${faults.join('; ')}`)
}
