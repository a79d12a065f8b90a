import { describe, expect, test } from 'vitest'
import {
  directionOf,
  isLocale,
  localeCodes,
  locales,
  localisedPath,
  otherLocales,
  withoutLocale,
} from './locales.ts'
import { routes, routesIn } from './routes.ts'

describe('The language of an address', () => {
  test.each([
    ['/contact', 'fr', '/contact'],
    ['/en/contact', 'en', '/contact'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/en?page=2', 'en', '/?page=2'],
    ['/en/nos-actualites?page=2', 'en', '/nos-actualites?page=2'],
    ['/entreprise', 'fr', '/entreprise'],
    ['/de/contact', 'fr', '/de/contact'],
  ])('%s is in %s', (address, locale, path) => {
    expect(withoutLocale(address)).toEqual({ locale, path })
  })

  test.each([
    ['/contact', 'en', '/en/contact'],
    ['/en/contact', 'ar', '/ar/contact'],
    ['/ar/contact', 'fr', '/contact'],
    ['/', 'ar', '/ar'],
    ['/ar', 'fr', '/'],
    ['/?page=2', 'en', '/en?page=2'],
  ] as const)('%s in %s is %s', (address, locale, expected) => {
    expect(localisedPath(address, locale)).toBe(expected)
  })

  test('of every page follows from the French one', () => {
    const arabic = routesIn('ar')
    expect(arabic.contact).toBe('/ar/contact')
    expect(arabic.home).toBe('/ar')
    expect(arabic.article('un-titre')).toBe('/ar/actualite/un-titre')
    expect(routesIn('fr').article('un-titre')).toBe(routes.article('un-titre'))
    expect(Object.keys(arabic)).toEqual(Object.keys(routes))
  })

  test('is one of three; Arabic is read from the right', () => {
    expect(['fr', 'en', 'ar', 'de', '', null].map((text) => isLocale(text))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ])
    expect([directionOf('fr'), directionOf('ar')]).toEqual(['ltr', 'rtl'])
  })
})

describe('The languages that texts are translated into', () => {
  test('are all but the one they are written in', () => {
    expect(otherLocales.map(({ code }) => code)).toEqual(['en', 'ar'])
    expect(locales).toHaveLength(otherLocales.length + 1)
  })

  test('have a name for each code', () => {
    expect(locales.map(({ code }) => code)).toEqual(localeCodes)
  })
})
