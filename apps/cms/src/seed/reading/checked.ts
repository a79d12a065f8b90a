import type { z } from 'zod'

/** What a file says, as its schema has it; an error names the file and each field that is wrong. */
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
