import { describe, expect, it } from 'vitest'
import type { Api } from '../support/api.ts'

export function cacheSuite(api: Api): void {
  describe('answers that are kept', () => {
    const tags = async (path: string) => {
      const response = await api.fetch(path)
      await response.body?.cancel()
      return response.headers.get('cache-tag')
    }

    it('carry an ETag and answer If-None-Match with 304', async () => {
      const first = await api.fetch('/blogs?populate=*')
      await first.arrayBuffer()
      const etag = first.headers.get('etag') ?? ''
      const second = await api.fetch('/blogs?populate=*', { headers: { 'if-none-match': etag } })

      expect(etag).not.toBe('')
      expect(second.status).toBe(304)
      expect(await second.text()).toBe('')
    })

    it('are compressed, and fresh for the client at every visit', async () => {
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': encoding }
        const response = await api.fetch('/blogs?populate=*', { headers })
        await response.arrayBuffer()
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(response.headers.get('vary')).toContain('Accept-Encoding')
        expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      }
    })

    it('are the same for unknown parameters and any spelling of the address', async () => {
      const [plain, other] = await Promise.all([
        api.fetch('/faqs'),
        api.fetch('/FAQS/?utm_source=x&_=1'),
      ])

      expect(await other.text()).toBe(await plain.text())
      expect(other.headers.get('etag')).toBe(plain.headers.get('etag'))
      const headers = { 'content-type': 'application/json' }
      const asked = { method: 'POST', headers, body: '{"data":{}}' }
      for (const path of ['/commandes/apercu', '/Commandes/Apercu/']) {
        expect((await api.fetch(path, asked)).status).toBe(400)
      }
    })

    it('name what they were made from', async () => {
      expect(await tags('/blogs')).toBe('blogs')
      expect(await tags('/blogs?populate=*')).toBe('blogs,categories,media,tags')
      expect(await tags('/blogs?filters[slug][$eq]=contenu-vide')).toBe('blogs/contenu-vide')
      expect(await tags('/blogs?filters[slug]=contenu-vide&populate=tags')).toBe(
        'blogs/contenu-vide,tags',
      )
      expect(await tags('/blogs?filters[category][nom]=Leadership')).toBe('blogs,categories')
      expect(await tags('/blogs?sort=category.nom')).toBe('blogs,categories')
      expect(await tags('/blogs/1')).toBe('blogs')
      expect(await tags('/settings')).toContain('settings')
    })

    it('are no answers to a mistake', async () => {
      for (const path of ['/blogs?sort=nope', '/nope', '/blogs/999']) {
        const response = await api.fetch(path)
        await response.body?.cancel()
        expect(response.headers.get('cache-control'), path).toBe('no-store')
        expect(response.headers.get('cache-tag'), path).toBeNull()
      }
    })

    it('may be read by any page, and shown as none', async () => {
      const headers = { origin: 'https://example.org' }
      const response = await api.fetch('/faqs', { headers })
      await response.body?.cancel()

      expect(response.headers.get('access-control-allow-origin')).toBe('https://example.org')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    })
  })
}
