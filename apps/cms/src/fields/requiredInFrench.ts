import type { PayloadRequest } from 'payload'

/**
 * The class of a field that is required in French: the style sheet draws its asterisk, because
 * labels are also used in headings, filters and messages.
 */
export const markedRequired = 'sira-required'

/**
 * A localised text must exist in French; a translation left empty shows the French one. Payload's
 * own `required` would ask for the whole record in every language.
 */
export function requiredInFrench(
  value: string | null | undefined,
  { req }: { req: Pick<PayloadRequest, 'locale'> },
): true | string {
  if (req.locale !== undefined && req.locale !== null && req.locale !== 'fr') return true
  return typeof value === 'string' && value.trim() !== '' ? true : 'Ce champ est obligatoire.'
}
