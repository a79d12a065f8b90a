import { expect, it } from 'vitest'
import { routeOf } from './routeOf.ts'

it.each([
  ['/', 'home'],
  ['/services/trainings', 'trainingsTwin'],
  ['/actualite/rentree-2026', 'article'],
  ['/jobs/%C3%A9t%C3%A9', 'job'],
  ['/faso-biblio', 'bookShop'],
  ['/-biblio', undefined],
  ['/actualite/', undefined],
  ['/actualite/un/deux', undefined],
  ['/a/faso-biblio', undefined],
  ['/une-page', undefined],
])('%s is the page %s', (path, name) => {
  expect(routeOf(path)).toBe(name)
})
