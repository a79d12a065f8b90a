import { type Locale, locales, localisedPath } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import { suggestionsPath } from '@sira/contract/routes'
import { senderOfWhat } from '@sira/host/counting/senderOf'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { fewestLetters, mostLetters } from '../../src/features/search/suggestion.ts'
import { suggestionsOf } from '../../src/features/search/suggestions.ts'
import { dictionaryOf } from '../../src/i18n/dictionaryOf.ts'
import type { SiteSearch } from '../../src/search/siteSearch.ts'

const query = z.object({ q: z.string().trim().min(fewestLetters).max(mostLetters) })
/** Seconds in which a browser asks no second time: who takes a letter back has it already. */
const remembered = 300

/**
 * `GET /recherche/suggestions?q=exc`, in each language: gives a few results while the visitor
 * types. It costs as much as a search without its page, so one network address may ask 300 times a
 * minute.
 */
export function suggestWhileTyping(
  app: FastifyInstance,
  search: Pick<SiteSearch, 'find'>,
  settingsIn: (locale: Locale) => Promise<Settings>,
): void {
  const preHandler = app.rateLimit({
    max: 300,
    timeWindow: '1 minute',
    keyGenerator: senderOfWhat('suggestions'),
  })
  for (const { code: locale } of locales) {
    const path = localisedPath(suggestionsPath, locale)
    app.get(path, { preHandler }, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex')
      const asked = query.safeParse(request.query)
      if (!asked.success) return reply.header('cache-control', 'no-store').send([])
      const { productName, searchSynonyms: synonyms } = await settingsIn(locale)
      const results = search.find({ text: asked.data.q, locale, synonyms })
      return reply
        .header('cache-control', `private, max-age=${remembered}`)
        .send(suggestionsOf(results, dictionaryOf(locale), productName))
    })
  }
}
