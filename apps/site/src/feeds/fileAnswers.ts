/** Answers of the files that programs read: sitemap, feeds, robots. */

export function xml(body: string | Uint8Array, type = 'application/xml'): Response {
  const written = typeof body === 'string' ? body.toWellFormed().replace(notXml, '') : body
  return file(written, `${type}; charset=utf-8`)
}

/** Characters that no XML file may hold, escaped or not (XML 1.0, 2.2): one would spoil it whole. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export function file(body: string | Uint8Array, type: string): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { 'content-type': type } })
}

export function calendarAnswer(body: string): Response {
  return file(body, 'text/calendar; charset=utf-8; component=VEVENT')
}

/** While the back office is away: programs come again. */
export function unavailable(): Response {
  return new Response('Le service est momentanément indisponible.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
