import { describe, expect, it } from 'vitest'
import { pageAddress } from './pageAddress.ts'

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/?utm_source=x', '/'],
    ['/nos-actualites?page=2', '/nos-actualites?page=2'],
    ['/nos-actualites?utm_medium=x&page=2&page=3', '/nos-actualites?page=2'],
    ['/nos-actualites?page=0', '/nos-actualites'],
    ['/nos-actualites?page=-1', '/nos-actualites'],
    ['/nos-actualites?page=99999', '/nos-actualites'],
    ['/faq?page=2', '/faq'],
    ['/constructor?x=1', '/constructor'],
    [
      '/nos-formations?prix=croissant&niveau=intermediaire&niveau=avance&niveau=avance&niveau=x',
      '/nos-formations?niveau=avance&niveau=intermediaire&prix=croissant',
    ],
    ['/nos-offres-emplois?offre=comptable-junior', '/nos-offres-emplois?offre=comptable-junior'],
    ['/nos-offres-emplois?offre=<script>', '/nos-offres-emplois'],
    ['/faso-biblio?livre=4&livre=5', '/faso-biblio?livre=4'],
    ['/en/faq?traduire=oui', '/en/faq?traduire=oui'],
    ['/faq?traduire=oui', '/faq'],
    ['/demander-un-devis?quantite=11', '/demander-un-devis'],
    ['/nos-actualites?%70age=%32', '/nos-actualites?page=2'],
    ['/nos-actualites?page=1', '/nos-actualites'],
    ['/recherche?q=%20excel%20%20%20cv%20', '/recherche?q=excel+cv'],
    ['/_astro/Page.B7x.js', '/_astro/Page.B7x.js'],
  ])('%s is %s', (url, target) => {
    expect(pageAddress(url)).toEqual({ target, movedTo: undefined })
  })

  it.each([
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/faq/?a=1&b=2', '/faq?a=1&b=2'],
    ['//faq', '/faq'],
    ['/FAQ?page=2', '/faq?page=2'],
    ['/%66aq', '/faq'],
    ['/%E9', undefined],
    ['/actualite/caf%c3%a9', '/actualite/caf%C3%A9'],
    ['/actualite/café', '/actualite/caf%C3%A9'],
    ['/actualite/a%40b%2Cc', '/actualite/a@b,c'],
  ])('%s is moved to %s', (url, movedTo) => {
    expect(pageAddress(url)?.movedTo).toBe(movedTo)
  })

  it.each(['//ailleurs.example/', '/\\ailleurs.example/', '\\\\ailleurs.example', '/\\/x/'])(
    'never leads to another host: %s',
    (url) => {
      expect(pageAddress(url)?.movedTo).toMatch(/^\/[^/\\]/)
    },
  )

  it.each([
    '/actualite/%00',
    '/ar/%00',
    '/%E0%A4%A',
    '/formations/%0a',
    '/jobs/%7F',
    '/a/%2e%2e/b',
    '/actualite/a%2Fb',
    '/%5Cailleurs.example',
  ])('is not what %s is', (url) => {
    expect(pageAddress(url)).toBeUndefined()
  })

  it('has at most 500 characters in its path', () => {
    expect(pageAddress(`/actualite/${'x'.repeat(3000)}`)).toBeUndefined()
  })
})
