import { z } from 'zod'

/** ISO time with milliseconds and Z. */
export const time = z.iso.datetime()

/** `YYYY-MM-DD`. */
export const day = z.iso.date()

export const timestamps = { createdAt: time, updatedAt: time }

/** A scalar that the back office may have left empty, or that `fields` left out. */
export function optional<Value extends z.ZodType>(value: Value) {
  return value.nullish().transform((given) => given ?? null)
}
