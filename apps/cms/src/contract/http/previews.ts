import { isDrafted, recordTypes } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import { isTextPage, textPages } from '@sira/contract/pageTexts/textPages'
import { envelopeOf } from '@sira/contract/wire/errors'
import { notFound, unauthorized } from '@sira/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { ownPagesOnly } from '../../people/signIn/ownPagesOnly.ts'
import { previewEntity } from '../previewEntity.ts'
import { readPageTexts } from '../read/readPageTexts.ts'
import type { PayloadDocument } from '../serialise.ts'

const address = '/admin/api/preview/:collection/:id'
const pageAddress = '/admin/api/preview/pages/:page'

interface PreviewParams {
  collection: string
  id: string
}

/**
 * `/admin/api/preview/{type}/{id}`: the newest saved state of a record in the shape of the
 * contract, for signed-in content staff; everyone else gets 401 and nothing more. Never kept.
 * `/admin/api/preview/pages/{page}`: the texts of a page, so too.
 */
export function servePreviews(app: FastifyInstance, payload: Payload, publicOrigin: string): void {
  app.register(async (scope) => {
    ownPagesOnly(scope, publicOrigin)
    scope.addHook('preHandler', async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { user } = await payload.auth({ headers: headersOf(request.headers) })
      return isContentStaff(user) ? undefined : reply.code(401).send(envelopeOf(unauthorized()))
    })
    scope.get<{ Params: { page: string } }>(pageAddress, async (request, reply) => {
      const { page } = request.params
      if (!isTextPage(page)) return reply.code(404).send(envelopeOf(notFound()))
      const { type } = textPages[page]
      return readPageTexts(payload, {
        type,
        locale: languageOf(searchOf(request.url)),
        draft: true,
      })
    })
    scope.get<{ Params: PreviewParams }>(address, async (request, reply) => {
      const { collection, id } = request.params
      const search = searchOf(request.url) ?? 'populate=*'
      const locale = languageOf(search)
      const newest = await newestState(payload, collection, id, locale)
      if (newest === null) return reply.code(404).send(envelopeOf(notFound()))
      const data = await previewEntity(payload, collection, newest.document, search)
      // A translation that is only a draft counts as one here.
      if ('locale' in data.attributes) data.attributes.locale = newest.writtenIn
      return { data, meta: {} }
    })
  })
}

function searchOf(url: string): string | undefined {
  return url.split('?')[1]
}

function languageOf(search = ''): Locale {
  const language = new URLSearchParams(search).get('locale')
  return isLocale(language) ? language : defaultLocale
}

interface NewestState {
  document: PayloadDocument
  writtenIn: Locale
}

async function newestState(
  payload: Payload,
  collection: string,
  id: string,
  locale: Locale,
): Promise<NewestState | null> {
  if (!isDrafted(collection) || !/^\d{1,12}$/.test(id)) return null
  const read = async (fallback: false | Locale): Promise<PayloadDocument | null> => {
    const document: unknown = await payload.findByID({
      collection,
      id: Number(id),
      locale,
      fallbackLocale: fallback,
      draft: true,
      depth: 0,
      disableErrors: true,
    })
    return document as PayloadDocument | null
  }
  const document = await read(defaultLocale)
  if (document === null) return null
  const own = await read(false)
  return { document, writtenIn: own?.[recordTypes[collection].title] ? locale : defaultLocale }
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
  return new Headers(entries)
}
