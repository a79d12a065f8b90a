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
  ])('%s is %s', (url, target) => {
    expect(pageAddress(url)).toEqual({ target, movedTo: undefined })
  })

  it.each([
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/faq/?a=1&b=2', '/faq?a=1&b=2'],
    ['//faq', '/faq'],
  ])('%s is moved to %s', (url, movedTo) => {
    expect(pageAddress(url).movedTo).toBe(movedTo)
  })

  it.each(['//ailleurs.example/', '/\\ailleurs.example/', '\\\\ailleurs.example', '/\\/x/'])(
    'never leads to another host: %s',
    (url) => {
      expect(pageAddress(url).movedTo).toMatch(/^\/[^/\\]/)
    },
  )
})
