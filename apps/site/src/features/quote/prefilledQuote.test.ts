import { expect, test } from 'vitest'
import { fr } from '../../i18n/fr.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { prefilledQuote } from './prefilledQuote.ts'
import { quoteQuery } from './query.ts'

const prefilled = (query: string) =>
  prefilledQuote(readQuery(quoteQuery, { searchParams: new URLSearchParams(query) }), fr)

test('A link to the quote form brings its service and its subject', () => {
  const form = prefilled('service=Vente en ligne&objet=Livre : Le cahier de stock&quantite=3')
  expect(form.service).toBe('Vente en ligne')
  expect(form.message).toBe(
    'Bonjour, ma demande concerne\u00a0: Livre : Le cahier de stock. Quantité\u00a0: 3.',
  )
})

test('The form of whoever comes by the menu is empty, under the dial code of the country', () => {
  expect(prefilled('')).toEqual({
    nom: '',
    email: '',
    indicatif: '+226',
    phone: '',
    service: '',
    message: '',
  })
})

test('A service that is not offered is not chosen', () => {
  expect(prefilled('service=Plomberie').service).toBe('')
})

test.each([
  ['1', 1],
  ['10', 10],
  ['0', undefined],
  ['11', undefined],
  ['03', undefined],
  ['2.5', undefined],
])('Of %s copies the form is told %s: as many as the shop sells at once', (quantite, copies) => {
  const asked = readQuery(quoteQuery, { searchParams: new URLSearchParams({ quantite }) })
  expect(asked.quantite).toBe(copies)
})
