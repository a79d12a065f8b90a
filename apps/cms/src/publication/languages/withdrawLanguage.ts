import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import { otherLocales } from '@sira/contract/locales'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { latestVersion } from '../latestVersion.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { inAllLanguages, publicInAllLanguages } from '../translations/allLanguages.ts'
import { keepNotes } from '../translations/keepNotes.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import { notesOf, sourcesOf, textIn } from '../translations/translationNotes.ts'
import { languageState } from './publicLanguages.ts'

const body = z.object({ language: z.enum(otherLocales.map(({ code }) => code)) })

/**
 * `POST /admin/api/blogs/:id/withdraw-language`: takes one translation off the site, where the
 * French text replaces it again, and keeps it as a draft.
 */
export function withdrawLanguage(collection: DraftedType): Endpoint {
  return {
    path: '/:id/withdraw-language',
    method: 'post',
    handler: async (req) => {
      requireContentStaff(req)
      await addDataAndFileToRequest(req)
      const asked = body.safeParse(req.data)
      if (!asked.success) throw new APIError('Cette demande est illisible.', 400, null, true)
      const { language } = asked.data
      const id = recordNumber(req)
      const texts = translatedTexts(req.payload.collections[collection].config.flattenedFields)
      const saved = await withinTransaction(req, async () => {
        await lockRecord(collection, id, req)
        const latest = await inAllLanguages(collection, id, req)
        const shown = await publicInAllLanguages(collection, id, req)
        if (['none', 'draft'].includes(languageState(texts, latest, shown, language))) {
          throw new APIError('Cette traduction n’est pas sur le site.', 409, null, true)
        }
        const change = (data: Readonly<Record<string, unknown>>, draft: boolean) =>
          req.payload.update({
            collection,
            id,
            locale: language,
            data,
            draft,
            ...(draft ? {} : { publishSpecificLocale: language }),
            depth: 0,
            overrideAccess: false,
            overrideLock: false,
            req: ownRequest(req),
          })
        const each = (text: (name: string) => string | null) =>
          Object.fromEntries(texts.map(({ name }) => [name, text(name)]))
        await change({ ...each(() => null), _status: 'published' }, false)
        await change({ ...each((name) => textIn(latest, name, language)), _status: 'draft' }, true)
        // The state of the translation stays as it was.
        await keepNotes(collection, id, notesOf(texts, latest, sourcesOf(latest)), req)
        return latestVersion(collection, id, req)
      })
      return Response.json({
        message: 'Cette traduction n’est plus sur le site. Elle reste ici en brouillon.',
        savedAt: saved?.savedAt,
      })
    },
  }
}

function ownRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'data'])
  own.context = { ...req.context, oneLanguage: true }
  return own
}
