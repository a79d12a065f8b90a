import { defineMiddleware } from 'astro:middleware'
import { withoutLocale } from '@sira/contract/locales'
import { ruleOf } from './kinds/pageRules.ts'
import { pageLifetime } from './page-cache/pageLifetime.ts'
import { openBackOffice } from './transport/door/contractClient.ts'

/** Seconds. */
const retryAfter = '30'

/**
 * Gives a page its door to the back office, and the answer the lifetime that fits what was read
 * through it. Runs again, with the same locals, when a page rewrites to `/404` or `/503`.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request } = context
  locals.locale = withoutLocale(context.originPathname).locale
  locals.light = request.headers.get('save-data') === 'on'
  const { server, changes, away, logError } = locals
  locals.backOffice ??= openBackOffice({ ...server, logError, changes, away })

  const response = await next()
  const cacheable = request.method === 'GET' && locals.uncached !== true
  if (response.status >= 500 || ruleOf(context.originPathname).personal || !cacheable) {
    context.cache.set(false)
    response.headers.set('Cache-Control', 'private, no-store')
    if (response.status === 503) response.headers.set('Retry-After', retryAfter)
    return response
  }
  const { incomplete, tags } = locals.backOffice
  const lifetime = pageLifetime({
    incomplete,
    day: locals.day,
    until: locals.until,
    foreign: server.strapi !== undefined,
  })
  context.cache.set({ ...lifetime, tags: [...tags] })
  response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return response
})
