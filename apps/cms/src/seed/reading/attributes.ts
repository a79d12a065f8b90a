import { z } from 'zod'

type Attributes<Schema extends z.ZodObject, Name extends keyof Schema['shape']> = z.ZodObject<
  { [Attribute in Name]: z.ZodType<NonNullable<z.output<Schema['shape'][Attribute]>>> },
  z.core.$strict
>

/**
 * Gives the attributes of a record of the contract, as demo content must provide them: by the
 * contract's own checks, but none may be missing.
 */
export function attributes<Schema extends z.ZodObject, Name extends keyof Schema['shape'] & string>(
  schema: Schema,
  names: readonly Name[],
): Attributes<Schema, Name> {
  const there = z.custom((value) => value !== null && value !== '', 'is missing')
  const shape = names.map((name) => [name, z.pipe(schema.shape[name] as z.ZodType, there)])
  return z.strictObject(Object.fromEntries(shape)) as unknown as Attributes<Schema, Name>
}
