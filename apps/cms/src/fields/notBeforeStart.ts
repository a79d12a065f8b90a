import type { DateFieldValidation } from 'payload'

/** The end of a training, if given, is not before its start. */
export const notBeforeStart: DateFieldValidation = (value, { siblingData }) => {
  const start = (siblingData as { date_formation?: unknown }).date_formation
  if (!value || typeof start !== 'string') return true
  return new Date(value).getTime() >= new Date(start).getTime()
    ? true
    : 'La fin ne peut pas précéder le début.'
}
