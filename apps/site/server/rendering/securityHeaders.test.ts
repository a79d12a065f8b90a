import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let site: SiteUnderTest
beforeEach(async () => {
  site = await startSite(countingPages().handler)
})
afterEach(() => site.stop())

describe('every answer', () => {
  it.each(['/', '/inconnu', '/healthz', '/robots.txt', '/api/blogs', '/uploads/photo.webp'])(
    '%s is safe from sniffing and tells other sites little',
    async (url) => {
      expect((await site.app.inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    },
  )

  it('insists on https only where the visitor came by https', async () => {
    const plain = await site.app.inject({ url: '/' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const headers = { 'x-forwarded-proto': 'https' }
    const secure = await site.app.inject({ url: '/', headers })
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('does not believe a stranger’s word that he came by https', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const claimed = await site.app.inject({ url: '/', headers, remoteAddress: '203.0.113.9' })
    expect(claimed.headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('a page', () => {
  it('keeps the policy written with its hashes, and cannot be framed', async () => {
    const page = await site.app.inject({ url: '/' })
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    )
  })

  it('that shows a draft is framed by the back office, and nobody else', async () => {
    const page = await site.app.inject({ url: '/en/apercu/blogs/4' })
    expect(page.headers['content-security-policy']).toMatch(/; frame-ancestors 'self'$/)
  })
})
