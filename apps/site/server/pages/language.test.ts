import { describe, expect, it } from 'vitest'
import { type LanguageMove, languageMove } from './language.ts'

interface Visit {
  url: string
  cookie?: string
  referer?: string
  protocol?: 'http' | 'https'
}

function visit({ url, cookie, referer, protocol = 'http' }: Visit): LanguageMove | undefined {
  const headers = { ...(cookie ? { cookie } : {}), ...(referer ? { referer } : {}) }
  return languageMove({ url, host: 'sira.example', protocol, headers })
}

describe('the language a visitor is led to (product 2.2)', () => {
  it.each([
    ['/contact?langue=ar', '/ar/contact'],
    ['/ar/contact?langue=fr', '/contact'],
    ['/ar/nos-formations?niveau=debutant&langue=en', '/en/nos-formations?niveau=debutant'],
    ['/?langue=en', '/en'],
    ['/en?langue=fr', '/'],
    // Behind a language too, what looks like another host stays a path of ours.
    ['/en//ailleurs.example/%2F?langue=fr', '/ailleurs.example/%2F'],
    ['/ar/\\\\ailleurs.example?langue=fr', '/ailleurs.example'],
  ])('%s leads to %s, and is remembered for a year', (url, location) => {
    const move = visit({ url })
    expect(move?.location).toBe(location)
    expect(move?.cookie).toMatch(
      /^selectedLang=(fr|en|ar); Path=\/; Max-Age=31536000; SameSite=Lax$/,
    )
  })

  it('keeps the query of the page it was chosen on', () => {
    const referer = 'https://sira.example/contact?utm_source=lettre&a=1'
    const { location } = visit({ url: '/contact?langue=en', referer }) ?? {}
    expect(location).toBe('/en/contact?utm_source=lettre&a=1')
    const other = 'https://ailleurs.example/contact?a=1'
    expect(visit({ url: '/contact?langue=en', referer: other })?.location).toBe('/en/contact')
  })

  it('keeps what only the link knows, such as the token of a page for one visitor', () => {
    const referer = 'https://sira.example/apercu/blogs/4?niveau=a&niveau=b&page=2'
    const url = '/apercu/blogs/4?jeton=a%2Bb&page=1&langue=en'
    expect(visit({ url, referer })?.location).toBe(
      '/en/apercu/blogs/4?niveau=a&niveau=b&page=2&jeton=a%2Bb',
    )
  })

  it('takes no language that is none', () => {
    expect(visit({ url: '/contact?langue=de' })).toEqual({ location: '/contact' })
  })

  it.each([
    ['/contact', 'selectedLang=ar', '/ar/contact'],
    ['/nos-actualites?page=2', 'a=1; selectedLang=en', '/en/nos-actualites?page=2'],
  ])('%s with %s leads to %s', (url, cookie, location) => {
    expect(visit({ url, cookie })).toEqual({ location })
  })

  it('leaves what exists in one language where it is, unless it is asked for', () => {
    const url = '/apercu/blogs/4'
    expect(visit({ url, cookie: 'selectedLang=en' })).toBeUndefined()
    expect(visit({ url: `${url}?langue=en` })?.location).toBe('/en/apercu/blogs/4')
  })

  it.each([
    ['/contact', ''],
    ['/contact', 'selectedLang=fr'],
    ['/contact', 'selectedLang=de'],
    ['/contact', 'autreselectedLang=en'],
    ['/en/contact', 'selectedLang=ar'],
    ['/ar/contact', 'selectedLang=fr'],
  ])('%s with « %s » stays', (url, cookie) => {
    expect(visit({ url, cookie })).toBeUndefined()
  })

  it('never leads to another site', () => {
    for (const url of ['//ailleurs.example?langue=en', '/\\ailleurs.example?langue=fr']) {
      expect(visit({ url })?.location).toMatch(/^\/(?![\\/])/)
    }
  })

  it('is remembered over https only, where there is https', () => {
    expect(visit({ url: '/?langue=en', protocol: 'https' })?.cookie).toContain('; Secure')
  })
})
