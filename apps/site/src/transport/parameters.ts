import * as z from 'zod'

/** The page of a list; the first page has no number in its address. */
export const pageNumber = z
  .string()
  .regex(/^([2-9]|[1-9]\d{1,3})$/)
  .transform(Number)

/** The number of a record. */
export const recordNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
