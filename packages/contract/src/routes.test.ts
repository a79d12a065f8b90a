import { describe, expect, test } from 'vitest'
import { localisedPath } from './locales.ts'
import { feedRoutes, routes, sharePicture } from './routes.ts'

const fixed = Object.values(routes).filter((route) => typeof route === 'string')

describe('Addresses of the site (product 2.1)', () => {
  test.each([
    ['/', 'Home'],
    ['/accueil', 'Home'],
    ['/a-propos-de-nous', 'About'],
    ['/nos-services', 'All services'],
    ['/nos-formations', 'Training catalogue'],
    ['/services/trainings', 'Training catalogue'],
    ['/nos-offres-emplois', 'Job offers list'],
    ['/nos-actualites', 'News listing'],
    ['/demander-un-devis', 'Quote request'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
    ['/termes-et-conditions', 'Terms and conditions'],
    ['/politique-de-confidentialite', 'Privacy policy'],
    ['/services/mise-en-relation', 'Job matching'],
    ['/services/prospection', 'Commercial prospecting'],
    ['/services/formations-profesionnelles', 'Professional training'],
    ['/services/livraison', 'Delivery'],
    ['/services/strategie-marketing-digital', 'Digital marketing strategy'],
    ['/services/conception-graphique', 'Graphic design'],
    ['/services/conseils', 'Advice and market studies'],
    ['/digital/transformation-digitale', 'Digital transformation'],
    ['/digital/strategie-marketing-digital', 'Digital marketing strategy'],
    ['/digital/strategie-communication-digitale', 'Digital communication strategy'],
    ['/digital/developpement-applicatif', 'App and software development'],
    ['/digital/data-analyse', 'Data and analysis'],
    ['/digital/conception-graphique', 'Graphic design'],
  ])('%s is the address of: %s', (route) => {
    expect(fixed).toContain(route)
  })

  test('the menu leads to one more than the table (product 2.2)', () => {
    expect(fixed).toContain('/services/transformation-digitale')
  })

  test('each is written once', () => {
    expect(new Set(fixed).size).toBe(fixed.length)
  })

  test('each begins with a slash and ends without one', () => {
    for (const route of fixed) expect(route).toMatch(/^\/$|^\/.*[^/]$/)
  })
})

describe('Addresses of records (product 2.1)', () => {
  test('carry the slug', () => {
    expect(routes.article('rentree-2026')).toBe('/actualite/rentree-2026')
    expect(routes.training('excel-avance')).toBe('/formations/excel-avance')
    expect(routes.job('comptable-junior')).toBe('/jobs/comptable-junior')
  })

  test('stay one segment, whatever a slug of another server holds', () => {
    expect(routes.article('a/b?c#d')).toBe('/actualite/a%2Fb%3Fc%23d')
    expect(routes.job('été à Bobo')).toBe('/jobs/%C3%A9t%C3%A9%20%C3%A0%20Bobo')
  })

  test('of the shop follows the name of the product', () => {
    expect(routes.bookShop('sira')).toBe('/sira-biblio')
    expect(routes.bookShop('faso')).toBe('/faso-biblio')
  })
})

describe('Addresses beside the pages', () => {
  test('a share picture stands below its own folder, with the query of its page', () => {
    expect(sharePicture('/')).toBe('/partage/index.png')
    expect(sharePicture('/ar')).toBe('/partage/ar.png')
    expect(sharePicture('/actualite/un')).toBe('/partage/actualite/un.png')
    expect(sharePicture('/sira-biblio?livre=4')).toBe('/partage/sira-biblio.png?livre=4')
  })

  test('feeds have a language like pages', () => {
    for (const route of Object.values(feedRoutes)) {
      expect(localisedPath(route, 'en')).toBe(`/en${route}`)
      expect(fixed).not.toContain(route)
    }
  })
})
