import { localisedPath, withoutLocale } from '@sira/contract/locales'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { retryAfterSeconds } from '../backOffice/away/awayPage.ts'
import type { RenderPage } from './astroRenderer.ts'

type LogError = (message: string, details: unknown) => void

/**
 * Lets no page out without its end tag: an incomplete or empty one is logged and answered by the
 * page for outages (503), which no cache keeps.
 */
export function wholePages(render: RenderPage, logError: LogError): RenderPage {
  return async (page) => {
    const answer = await render(page)
    if (answer === undefined || page.method === 'HEAD' || isWhole(answer)) return answer
    const { status, body } = answer
    logError('page incomplète', { page: page.target, status, bytes: body.byteLength })
    const { locale } = withoutLocale(page.target)
    const instead = await render({ method: 'GET', target: localisedPath('/503', locale) })
    return instead?.status === 503 && isWhole(instead) ? instead : unavailable
  }
}

function isWhole({ status, headers, body }: RenderedResponse): boolean {
  if (status >= 300 && status < 400) return true
  if (!headers['content-type']?.startsWith('text/html')) return status < 500 || body.byteLength > 0
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    .subarray(-20)
    .toString()
    .trimEnd()
    .endsWith('</html>')
}

const unavailable: RenderedResponse = {
  status: 503,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': retryAfterSeconds,
  },
  body: Buffer.from('Une erreur s’est produite. Réessayez dans un instant.\n'),
}
