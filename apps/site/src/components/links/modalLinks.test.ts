import { expect, test } from 'vitest'
import { modalLinks } from './modalLinks.ts'
import { pageLinks } from './pageLinks.ts'

test('A modal has an address of its own, on the page of the list it belongs to', () => {
  const links = modalLinks('/nos-offres-emplois', new URLSearchParams('page=2'), 'offre')
  expect(links.open('comptable')).toBe('/nos-offres-emplois?page=2&offre=comptable')
  expect(links.close).toBe('/nos-offres-emplois?page=2')
})

test('Closing it leads back to the card it came from', () => {
  const links = modalLinks('/nos-offres-emplois', new URLSearchParams('offre=comptable'), 'offre')
  expect(links.close).toBe('/nos-offres-emplois#offre-comptable')
  expect(links.open('vendeur')).toBe('/nos-offres-emplois?offre=vendeur')
  expect(links.page(3)).toBe('/nos-offres-emplois?page=3')
})

test('The pages of a list keep its filters, and the first one has no number', () => {
  const link = pageLinks('/nos-formations', new URLSearchParams('niveau=debutant&page=4'))
  expect(link(1)).toBe('/nos-formations?niveau=debutant')
  expect(link(2)).toBe('/nos-formations?niveau=debutant&page=2')
})
