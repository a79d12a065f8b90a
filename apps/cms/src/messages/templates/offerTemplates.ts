import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import { APIError, type CollectionSlug, type DataFromCollectionSlug, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { oneLine } from '../../mail/drawing/oneLine.ts'
import type { AnswerTemplate } from '../../payload-types.ts'
import type { OfferedTemplate, OfferedTemplates } from './offeredTemplate.ts'
import { type AnswerFacts, filledTemplate } from './placeholders.ts'

interface AnsweredRecord {
  locale?: string | null
  reference?: string | null
}

/**
 * `GET /admin/api/devis/:id/templates`: every template as it would answer the person of this record,
 * who is called by the name that is given.
 */
export function offerTemplates<Slug extends CollectionSlug>(
  collection: Slug,
  nameIn: (record: DataFromCollectionSlug<Slug>) => string | null | undefined,
): Endpoint {
  return {
    path: '/:id/templates',
    method: 'get',
    handler: async (req) => {
      requireInboxStaff(req)
      const { payload } = req
      const asked = { id: recordNumber(req), depth: 0, overrideAccess: false, req } as const
      const found = await payload.findByID({ collection, disableErrors: true, ...asked })
      if (!found) throw new APIError('Cet enregistrement n’existe plus.', 404)
      const record = found as DataFromCollectionSlug<Slug> & AnsweredRecord
      const { docs } = await payload.find({
        collection: 'answer-templates',
        sort: 'name',
        pagination: false,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const language = isLocale(record.locale) ? record.locale : defaultLocale
      const name = oneLine(nameIn(record) ?? '')
      const facts = { name, reference: record.reference ?? '' }
      const templates = docs.map((template) => offered(template, language, facts))
      const body: OfferedTemplates = { language, templates }
      return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
    },
  }
}

function offered(template: AnswerTemplate, asked: Locale, facts: AnswerFacts): OfferedTemplate {
  const { id, name } = template
  const language = template[asked]?.text?.trim() ? asked : defaultLocale
  const { subject, text } = template[language] ?? {}
  return {
    id,
    name,
    language,
    subject: filledTemplate(subject ?? '', facts),
    text: filledTemplate(text ?? '', facts).replaceAll('\r\n', '\n'),
  }
}
