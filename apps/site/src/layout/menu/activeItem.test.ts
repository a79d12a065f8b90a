import { describe, expect, test } from 'vitest'
import { fr } from '../../i18n/fr.ts'
import { isActive } from './activeItem.ts'
import { mainMenu, sideMenuAdditions } from './navigation.ts'

function activeNames(path: string): string[] {
  return [...mainMenu(fr), ...sideMenuAdditions(fr, 'sira')]
    .filter((item) => isActive(item, path))
    .map(({ name }) => name)
}

describe('The active item of the menu (spec 2.1)', () => {
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
  ])('%s highlights %s', (path, name) => {
    expect(activeNames(path)).toContain(name)
  })

  test('an address outside the menu highlights nothing', () => {
    expect(activeNames('/politique-de-confidentialite')).toEqual([])
  })
})

test('The main menu has the items and sub-pages of spec 2.2, in order', () => {
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
