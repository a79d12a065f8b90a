import { otherLocales } from '@sira/contract/locales'
import { APIError, addDataAndFileToRequest, type CollectionSlug, type Endpoint } from 'payload'
import * as z from 'zod'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { inAllLanguages } from './allLanguages.ts'
import { keepNotes } from './keepNotes.ts'
import { translatedTexts } from './translatedTexts.ts'
import { notesOf, sourcesOf, textIn } from './translationNotes.ts'

const languages = otherLocales.map(({ code }) => code)

const body = z.object({
  language: z.enum(languages),
  /** The French that the translator has read, by the name of the text. */
  french: z.record(z.string(), z.string()),
})

const changedMeanwhile =
  'Le texte français vient de changer. Rechargez la page pour le relire avant de confirmer.'

/**
 * `POST /admin/api/blogs/:id/translation-confirm`: a translator says of texts that they are right as
 * they are, beside the French of today.
 */
export const confirmTranslation: Endpoint = {
  path: '/:id/translation-confirm',
  method: 'post',
  handler: async (req) => {
    requireContentStaff(req)
    await addDataAndFileToRequest(req)
    const asked = body.safeParse(req.data)
    if (!asked.success) throw new APIError('Cette demande est illisible.', 400, null, true)
    const { language, french } = asked.data
    const { config } =
      req.payload.collections[String(req.routeParams?.collection) as CollectionSlug]
    const id = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRecord(config.slug, id, req)
      const record = await inAllLanguages(config.slug, id, req)
      if (record.id === undefined) throw new APIError('Cette fiche n’existe plus.', 404, null, true)
      const texts = translatedTexts(config.flattenedFields)
      const read = texts.filter(({ name }) => Object.hasOwn(french, name))
      for (const { name } of read) {
        if (textIn(record, name, 'fr') !== french[name]) {
          throw new APIError(changedMeanwhile, 409, null, true)
        }
      }
      const sources = sourcesOf(record)
      const confirmed = Object.fromEntries(read.map(({ name }) => [name, true as const]))
      const next = { ...sources, [language]: { ...sources[language], ...confirmed } }
      await keepNotes(config.slug as CollectionSlug, id, notesOf(texts, record, next), req)
    })
    return Response.json({ message: 'C’est noté : cette traduction est à jour.' })
  },
}
