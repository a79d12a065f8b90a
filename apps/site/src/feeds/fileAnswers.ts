/** Answers of the files that programs read: sitemap, feeds, robots. */

export function xml(body: string | Uint8Array, type = 'application/xml'): Response {
  return file(body, `${type}; charset=utf-8`)
}

export function file(body: string | Uint8Array, type: string): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { 'content-type': type } })
}

/** While the back office is away: programs come again. */
export function unavailable(): Response {
  return new Response('Le service est momentanément indisponible.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
