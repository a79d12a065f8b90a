import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import { type FieldHook, ValidationError } from 'payload'

export const noNumber =
  'Ce numéro n’en est pas un. Hors du Burkina Faso, commencez par l’indicatif\u00a0: +225…'

export function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' ? (internationalPhone(value, defaultDialCode) ?? value) : value
}

/** A number that staff correct is whole, as those that visitors send; what was kept before stays. */
export const calledNumber: FieldHook = ({ value, originalDoc, field, req }) => {
  const name = String(field.name)
  if (!originalDoc || !value || value === originalDoc[name]) return value
  const whole = wholeNumber(value)
  if (typeof whole === 'string' && whole.startsWith('+')) return whole
  throw new ValidationError({ errors: [{ path: name, message: noNumber }] }, req.t)
}
