import {
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { requiredInFrench } from '../../fields/requiredInFrench.ts'

const message = 'Ce texte manque en français : écrivez-le d’abord en français, puis traduisez-le.'

/**
 * Requires the French texts of a record that is no draft: a page only in English would not exist in
 * French.
 */
export const frenchFirst: CollectionBeforeValidateHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  // A copy has every language of the record it was made from, which Payload gives here.
  if (operation === 'create' && Object.keys(originalDoc ?? {}).length > 0) return data
  const status = data?._status ?? originalDoc?._status
  if (!req.locale || req.locale === 'fr' || req.locale === 'all' || status === 'draft') return data
  const required = collection.flattenedFields.filter(
    (field) => 'validate' in field && field.validate === requiredInFrench,
  )
  if (required.length === 0) return data
  const french = await frenchText(collection, originalDoc?.id, req)
  const errors = required
    .filter(({ name }) => !text(french[name]))
    .map(({ name }) => ({ path: name, message }))
  if (errors.length > 0)
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return data
}

async function frenchText(
  { slug }: SanitizedCollectionConfig,
  id: number | undefined,
  { payload, transactionID }: PayloadRequest,
): Promise<Record<string, unknown>> {
  if (id === undefined) return {}
  const record: unknown = await payload.findByID({
    collection: slug,
    id,
    locale: 'fr',
    draft: true,
    // It may be about to be restored from the trash.
    trash: true,
    depth: 0,
    disableErrors: true,
    // Only its transaction: Payload would change the language of the request itself.
    req: transactionID === undefined ? {} : { transactionID },
  })
  return (record ?? {}) as Record<string, unknown>
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
