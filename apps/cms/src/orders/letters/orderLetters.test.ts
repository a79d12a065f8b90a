import { locales } from '@sira/contract/locales'
import { orderMoves } from '@sira/contract/orders/orderStates'
import { paymentMoves } from '@sira/contract/orders/paymentStates'
import { routes } from '@sira/contract/routes'
import { describe, expect, test } from 'vitest'
import { letterHtml } from '../../mail/drawing/letterHtml.ts'
import { letterText } from '../../mail/drawing/letterText.ts'
import type { ToldOrder } from '../summary/toldOrder.ts'
import { type LetterDetails, type OrderLetterName, orderLetter } from './orderLetter.ts'

const order: ToldOrder = {
  reference: 'CM-2026-7KQ4P9X',
  locale: 'fr',
  cle: 'a1b2c3',
  createdAt: '2026-11-23T10:00:00.000Z',
  nom: 'Awa Sawadogo',
  phone: '+22670123456',
  lignes: [{ titre: 'Une si longue lettre', quantite: 2, prix: 6_250, montant: 12_500 }],
  livraison: 1_000,
  total: 13_500,
  paye: 0,
  mode: 'mobile_money',
  echeance: '2026-11-26T10:00:00.000Z',
  remise: { mode: 'livraison', ville: 'Ouaga', quartier: 'spam.example', repere: 'Gagnez 100 €' },
  note: 'visitez spam.example',
}
const origin = {
  siteUrl: 'https://sira.example',
  address: 'Avenue Kwamé N’Krumah',
  terms: { title: 'Conditions générales', html: '<p>Article 1</p>', text: 'Article 1' },
}

function textOf(name: OrderLetterName, details: LetterDetails = {}, of = order): string {
  return letterText(orderLetter(name, of, details, origin)).replace(/\u00a0/g, ' ')
}

describe('Letters about an order', () => {
  test('the acknowledgement says what, how much, until when, and brings the terms', () => {
    const text = textOf('acknowledged', { instructions: 'Composez *144#.' })
    expect(text).toContain('2 × Une si longue lettre : 12 500 FCFA')
    expect(text).toContain('Livraison : 1 000 FCFA')
    expect(text).toContain('Total : 13 500 FCFA')
    expect(text).toContain('Gardée jusqu’au : 26 novembre 2026 à 10:00')
    expect(text).toContain('Composez *144#.')
    expect(text).toContain('Article 1')
  })

  test('the acknowledgement of a review asks for the paper, and no other one does', () => {
    const asks = /Envoyez-nous le document à relire/
    expect(textOf('acknowledged', {}, { ...order, awaitsPaper: true })).toMatch(asks)
    expect(textOf('paid', {}, { ...order, awaitsPaper: true })).not.toMatch(asks)
    expect(textOf('acknowledged')).not.toMatch(asks)
  })

  test('names no line whose seats were all cancelled, but what stays paid of one', () => {
    const gone = { titre: 'Excel (Dori)', quantite: 0, prix: 20_000, montant: 0 }
    const kept = { titre: 'Excel (Bobo)', quantite: 0, prix: 20_000, montant: 5_000 }
    const { ordered } = orderLetter('paid', { ...order, lignes: [gone, kept] }, {}, origin)
    expect(ordered?.map(({ label }) => label)).toEqual(['Excel (Bobo)', 'Livraison', 'Total'])
  })

  test('no other letter brings the terms again', () => {
    expect(textOf('paid')).not.toContain('Article 1')
  })

  test('repeats nothing that a stranger typed but a name', async () => {
    for (const name of ['acknowledged', 'declared', 'ready', 'cancelled'] as const) {
      const letter = orderLetter(name, order, {}, origin)
      expect(await letterHtml(letter, 'Sira')).not.toMatch(/spam|Gagnez/)
      expect(textOf(name)).not.toMatch(/spam|Gagnez/)
    }
  })

  test('the letter of a payment names its receipt, and asks for nothing more', () => {
    const text = textOf(
      'paid',
      { amount: 13_500, receipt: '2026-000001' },
      { ...order, paye: 13_500 },
    )
    expect(text).toContain('Montant : 13 500 FCFA')
    expect(text).toContain('2026-000001')
    expect(text).not.toContain('Reste à payer')
  })

  test('leads to the page of the order, its key where no server hears it', () => {
    const { button } = orderLetter('paid', { ...order, locale: 'ar' }, {}, origin)
    expect(button?.href).toBe('https://sira.example/ar/commandes/CM-2026-7KQ4P9X#cle=a1b2c3')
  })

  test('holds no link that does anything when a program opens it', async () => {
    const names = [...orderMoves, ...paymentMoves].flatMap(({ letter }) => letter ?? [])
    for (const name of [
      ...names,
      'acknowledged',
      'reminder',
      'planEnding',
      'balanceDue',
    ] as const) {
      const html = await letterHtml(orderLetter(name, order, {}, origin), 'Sira')
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href))
      expect(links.length, name).toBeGreaterThan(0)
      for (const { search, hash, pathname } of links) {
        expect([search, hash.startsWith('#cle=') || hash === ''], name).toEqual(['', true])
        expect(['/commandes/CM-2026-7KQ4P9X', routes.terms]).toContain(pathname)
      }
    }
  })

  test('what is ready waits at the office, or is on its way', () => {
    expect(textOf('ready')).toContain('Nous vous l’apportons')
    const office = { ...order, remise: { mode: 'agence' } } as const
    expect(textOf('ready', {}, office)).toContain('Avenue Kwamé N’Krumah')
  })

  test('staff say why, in their own words', () => {
    expect(textOf('refused', { message: 'Le numéro est celui d’une autre date.' })).toContain(
      'Le numéro est celui d’une autre date.',
    )
  })

  test.each(locales.map(({ code }) => code))('every move that has one finds it (%s)', (locale) => {
    const names = [...orderMoves, ...paymentMoves].flatMap(({ letter }) => letter ?? [])
    for (const name of [
      ...names,
      'acknowledged',
      'reminder',
      'planEnding',
      'balanceDue',
    ] as const) {
      const { subject, paragraphs, lang } = orderLetter(name, { ...order, locale }, {}, origin)
      expect(subject).toContain('CM-2026-7KQ4P9X')
      expect(paragraphs.join('').length).toBeGreaterThan(40)
      expect(lang).toBe(locale)
    }
  })

  test('is drawn with its amounts in a column', async () => {
    const html = await letterHtml(orderLetter('acknowledged', order, {}, origin), 'Sira')
    expect(html).toContain('<strong><bdi>13\u00a0500\u00a0FCFA</bdi></strong>')
    expect(html).toContain('<p>Article 1</p>')
  })
})
