import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { type Locale, locales, localisedPath } from '@sira/contract/locales'
import type { Endpoint, FlattenedField } from 'payload'
import { changedFields } from '../../database/records/changedFields.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { inAllLanguages, publicInAllLanguages } from '../translations/allLanguages.ts'
import { translatedTexts } from '../translations/translatedTexts.ts'
import { textIn } from '../translations/translationNotes.ts'
import { pendingLanguages } from './publicLanguages.ts'

/** A public page of the site. */
export interface PublicPage {
  language: Locale
  path: string
}

/** The saved changes of a public record that are not published yet. */
export interface Waiting {
  languages: Locale[]
  /** Whether a field shared by all languages has changed, such as the picture. */
  shared: boolean
}

export interface PublicPages {
  pages: PublicPage[]
  waiting: Waiting
}

/**
 * `GET /admin/api/blogs/:id/pages`: gives the public address of a record in each language, and its
 * unpublished changes. A record without a title in a language is shown there in French, which does
 * not count as a page.
 */
export function publicPages(collection: DraftedType): Endpoint {
  return {
    path: '/:id/pages',
    method: 'get',
    handler: async (req) => {
      requireContentStaff(req)
      const id = recordNumber(req)
      const shown = await publicInAllLanguages(collection, id, req)
      const latest = await inAllLanguages(collection, id, req)
      const { flattenedFields } = req.payload.collections[collection].config
      const waiting: Waiting = {
        languages: pendingLanguages(translatedTexts(flattenedFields), latest, shown),
        shared: changedFields(flattenedFields.filter(isShared), shown, latest) !== '',
      }
      const { page, title } = recordTypes[collection]
      const { slug } = shown
      const pages =
        typeof slug !== 'string'
          ? []
          : locales
              .filter(({ code }) => textIn(shown, title, code) !== '')
              .map(({ code }): PublicPage => {
                return { language: code, path: localisedPath(page.at(slug), code) }
              })
      const answer: PublicPages = { pages, waiting }
      return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
    },
  }
}

function isShared(field: FlattenedField): boolean {
  return !('localized' in field && field.localized)
}
