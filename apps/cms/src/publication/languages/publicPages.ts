import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { type Locale, locales, localisedPath } from '@sira/contract/locales'
import type { Endpoint } from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { publicInAllLanguages } from '../translations/allLanguages.ts'
import { textIn } from '../translations/translationNotes.ts'

/** A page of the site that anybody may read. */
export interface PublicPage {
  language: Locale
  path: string
}

/**
 * `GET /admin/api/blogs/:id/pages`: where visitors read a record now, in each language it is public
 * in. What has no title in a language is shown there in French: that is no page of its own.
 */
export function publicPages(collection: DraftedType): Endpoint {
  return {
    path: '/:id/pages',
    method: 'get',
    handler: async (req) => {
      requireContentStaff(req)
      const shown = await publicInAllLanguages(collection, recordNumber(req), req)
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
      return Response.json({ pages }, { headers: { 'cache-control': 'private, no-store' } })
    },
  }
}
