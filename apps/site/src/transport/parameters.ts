import * as z from 'zod'

/** Of a page of a list; the first page of a list is the list itself. */
export const pageNumber = z
  .string()
  .regex(/^([2-9]|[1-9]\d{1,3})$/)
  .transform(Number)

/** Of a record. */
export const recordNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
