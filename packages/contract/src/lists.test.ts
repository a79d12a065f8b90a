import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { routes } from './routes.ts'
import { serviceNames } from './serviceNames.ts'
import { services } from './services.ts'

describe('Lists of the forms (product 5)', () => {
  test('offer 9 services', () => {
    expect(services).toHaveLength(9)
    expect(services.at(-1)).toBe('Autres')
  })

  test('name each service in each language, by a name of its own', () => {
    for (const { code } of locales) {
      const names = services.map((service) => serviceNames[code][service])
      expect(new Set(names).size, code).toBe(services.length)
    }
    expect(services.map((service) => serviceNames.fr[service])).toEqual([...services])
  })
})

describe('Languages (product 2.2)', () => {
  test('are English, French and Arabic, the last written from the right', () => {
    expect(locales.map(({ name, code }) => `${name} ${code}`)).toEqual([
      'Anglais en',
      'Français fr',
      'Arabe ar',
    ])
    expect(locales.find(({ dir }) => dir === 'rtl')?.code).toBe('ar')
  })
})

describe('Addresses (product 2.1)', () => {
  test('of a record carry its slug, of the shop the product name', () => {
    expect(routes.article('un-article')).toBe('/actualite/un-article')
    expect(routes.training('excel')).toBe('/formations/excel')
    expect(routes.job('comptable')).toBe('/jobs/comptable')
    expect(routes.bookShop('sira')).toBe('/sira-biblio')
  })

  test('are all different', () => {
    const fixed = Object.values(routes).filter((route) => typeof route === 'string')
    expect(new Set(fixed).size).toBe(fixed.length)
  })
})
