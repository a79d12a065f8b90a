import { routes } from '@sira/contract/routes'
import { dateLocale } from '@sira/contract/writtenDates'
import { titleHeader } from '../../kinds/titleHeader.ts'
import { languageOf } from './keptPages.ts'
import { keptNotice } from './offlineWords.ts'

/** It occurs once in each page, and never in a text of staff. */
const main = '<main id="contenu"'
const list = '<ul data-kept-pages="" class="mt-3">'

/** A page that was kept, with a plain line that says so and from when it is; SaveButtons.astro knows it by that. */
export async function withNotice(page: Response, address: string): Promise<Response> {
  return withStart(
    page,
    `<p role="status" data-kept-page class="page py-2 font-semibold">${noticeFor(page, address)}</p>`,
  )
}

/** A page with something before its main part. */
export async function withStart(page: Response, start: string): Promise<Response> {
  const html = await page.text()
  return htmlResponse(
    html.replace(main, () => start + main),
    page,
  )
}

/** The offline page, with links to the pages that can be read. */
export async function withKeptPages(page: Response, cache: Cache): Promise<Response> {
  const html = await page.text()
  const items = await Promise.all((await cache.keys()).map((request) => listItem(request, cache)))
  return htmlResponse(
    html.replace(list, () => list + items.join('')),
    page,
  )
}

function noticeFor(page: Response, address: string): string {
  const language = languageOf(address)
  const date = new Date(page.headers.get('date') ?? Date.now())
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat(dateLocale(language), style)
  return keptNotice[language](format.format(date))
}

async function listItem(request: Request, cache: Cache): Promise<string> {
  const { pathname, search } = new URL(request.url)
  if (pathname.endsWith(routes.offline)) return ''
  const page = await cache.match(request, { ignoreVary: true })
  const title = page?.headers.get(titleHeader)
  if (!title) return ''
  const [address, name] = [`${pathname}${search}`, decodeURIComponent(title)].map(escaped)
  return `<li><a class="tap link" href="${address}">${name}</a></li>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Removes the headers of the replaced bytes. */
function htmlResponse(html: string, { headers }: Response): Response {
  const kept = new Headers(headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) kept.delete(name)
  return new Response(html, { headers: kept })
}
