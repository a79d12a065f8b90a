import { describe, expect, test } from 'vitest'
import { fr } from '../../i18n/fr.ts'
import { currentItem } from './currentItem.ts'
import { mainMenu, sideMenuAdditions } from './navigation.ts'

function activeName(path: string): string | undefined {
  return currentItem([...mainMenu(fr), ...sideMenuAdditions(fr, 'sira')], path)?.item.name
}

describe('The active item of the menu (product 2.1)', () => {
  test.each([
    ['/', 'Accueil'],
    ['/accueil', 'Accueil'],
    ['/nos-services', 'Services'],
    ['/services/livraison', 'Services'],
    ['/jobs/comptable', 'Emplois'],
    ['/formations/excel', 'Formations'],
    ['/actualite/un-article', 'Actualités'],
    ['/digital/transformation-digitale', 'Digital'],
    ['/contact', 'Contact'],
    ['/services/formations-profesionnelles', 'Services'],
    ['/actualite/jobs-et-formations-digital', 'Actualités'],
    ['/en/jobs/comptable', 'Emplois'],
  ])('%s highlights %s', (path, name) => {
    expect(activeName(path)).toBe(name)
  })

  test('an address outside the menu highlights nothing', () => {
    expect(activeName('/politique-de-confidentialite')).toBeUndefined()
  })
})

test('The main menu has the items and sub-pages of product 2.2, in order', () => {
  const menu = mainMenu(fr)
  expect(menu.map(({ name }) => name)).toEqual([
    'Accueil',
    'A Propos',
    'Services',
    'Formations',
    'Digital',
    'Emplois',
    'Devis',
    'Contact',
  ])
  expect(menu[2]?.children.map(({ route }) => route)).toEqual([
    '/services/formations-profesionnelles',
    '/services/conseils',
    '/services/transformation-digitale',
    '/services/mise-en-relation',
    '/services/livraison',
    '/services/prospection',
  ])
  expect(menu[4]?.route).toBeUndefined()
  expect(menu[4]?.children.map(({ route }) => route)).toEqual([
    '/digital/strategie-marketing-digital',
    '/digital/strategie-communication-digitale',
    '/digital/conception-graphique',
    '/digital/developpement-applicatif',
    '/digital/data-analyse',
  ])
})
