const multipart = /^multipart\/form-data\s*;/i

export function isInParts(contentType: string | undefined): boolean {
  return multipart.test(contentType ?? '')
}

/**
 * The text named `data` of a body in several parts, as Strapi takes it. Files are left out like
 * every other name, and so is a body that cannot be read.
 */
export async function dataPart(body: unknown, contentType = ''): Promise<string | undefined> {
  if (typeof body !== 'string') return undefined
  const sent = new Response(body, { headers: { 'content-type': contentType } })
  const parts = await sent.formData().catch(() => undefined)
  const data = parts?.get('data')
  return typeof data === 'string' ? data : undefined
}
