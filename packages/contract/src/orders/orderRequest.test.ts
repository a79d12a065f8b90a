import { describe, expect, test } from 'vitest'
import { mostLines } from './cart.ts'
import {
  openOrderRequest,
  orderRequest,
  payAgainRequest,
  paymentClaim,
  quantityOf,
  quoteRequest,
} from './orderRequest.ts'

const order = {
  nom: 'Awa Ouédraogo',
  phone: '70 12 34 56',
  mode: 'mobile_money',
  lignes: [{ nature: 'livre', id: 3, quantite: 2 }],
}

/** The first member that an order is refused for. */
function refusedFor(more: object): string | undefined {
  const read = orderRequest.safeParse({ ...order, ...more })
  return read.success ? undefined : read.error.issues[0]?.path.join('.')
}

describe('An order as it is sent', () => {
  test('is fetched at the office where nothing else is said', () => {
    expect(orderRequest.parse(order).remise).toEqual({ mode: 'agence' })
  })

  test('takes one of a plan that names no quantity', () => {
    const { lignes } = orderRequest.parse({
      ...order,
      lignes: [{ nature: 'formule', code: 'annuel' }],
    })
    expect(lignes.map(quantityOf)).toEqual([1])
  })

  test.each([0, 11, 1.5, -1, '2', null])('is refused for %j copies, by its line', (quantite) => {
    const lignes = [...order.lignes, { nature: 'livre', id: 4, quantite }]
    expect(refusedFor({ lignes })).toBe('lignes.1.quantite')
  })

  test.each([
    ['lignes', { lignes: [] }],
    ['lignes', { lignes: Array.from({ length: mostLines + 1 }, () => order.lignes[0]) }],
    ['lignes.0.nature', { lignes: [{ nature: 'voiture', id: 1, quantite: 1 }] }],
    ['lignes.0.id', { lignes: [{ nature: 'livre', id: 0, quantite: 1 }] }],
    ['nom', { nom: '   ' }],
    ['phone', { phone: '' }],
    ['totalVu', { totalVu: -1 }],
    ['totalVu', { totalVu: 99.5 }],
    ['remise.repere', { remise: { mode: 'livraison', ville: 'Ouaga', quartier: 'Gounghin' } }],
    ['entreprise.nom', { entreprise: { nom: '' } }],
    ['note', { note: 'a'.repeat(1001) }],
    ['bonDeCommande', { bonDeCommande: ' ' }],
    ['acompte', { acompte: 'non' }],
    ['lignes.0.participants', { lignes: [{ nature: 'session', id: 1, participants: [] }] }],
    [
      'lignes.0.participants.0.nom',
      { lignes: [{ nature: 'session', id: 1, participants: [{ nom: '123' }] }] },
    ],
  ])('says that %s is wrong', (path, more) => {
    expect(refusedFor(more)).toBe(path)
  })

  test('amounts that are sent along count for nothing', () => {
    const read = orderRequest.parse({
      ...order,
      total: 1,
      lignes: [{ nature: 'livre', id: 3, quantite: 2, prix: 1 }],
    })
    expect(JSON.stringify(read)).not.toMatch(/prix|"total"/)
  })

  test('what says nothing counts as left out, and a number as its digits', () => {
    const read = orderRequest.parse({ ...order, acompte: false, mode: 'or', bonDeCommande: 4512 })
    expect([read.acompte, read.mode, read.bonDeCommande]).toEqual([undefined, undefined, '4512'])
  })

  test('what surrounds a text is not kept', () => {
    expect(orderRequest.parse({ ...order, nom: '  Awa  ' }).nom).toBe('Awa')
  })
})

describe('What is asked of an order', () => {
  test('a quote needs the lines alone', () => {
    const asked = quoteRequest.parse({ lignes: order.lignes })
    expect(asked.remise).toEqual({ mode: 'agence' })
    expect(quoteRequest.safeParse({ lignes: [] }).success).toBe(false)
  })

  test('it opens by a phone or by a key', () => {
    const reference = 'CM-2026-7KQ4P9X'
    expect(openOrderRequest.parse({ reference, phone: '70123456' }).phone).toBe('70123456')
    expect(openOrderRequest.parse({ reference, cle: 'a1' }).cle).toBe('a1')
    expect(openOrderRequest.safeParse({ cle: 'a1' }).success).toBe(false)
  })

  test('it is paid in another way by who has its key, and in a way that there is', () => {
    const asked = { reference: 'CM-2026-7KQ4P9X', cle: 'a1', mode: 'pawapay' }
    expect(payAgainRequest.parse(asked)).toEqual(asked)
    for (const wrong of [{ cle: ' ' }, { reference: '' }, { mode: 'troc' }, { mode: undefined }]) {
      expect(payAgainRequest.safeParse({ ...asked, ...wrong }).success).toBe(false)
    }
    // A phone number opens an order to be read; money is begun with the key alone.
    const { cle: _, ...byPhone } = { ...asked, phone: '70123456' }
    expect(payAgainRequest.safeParse(byPhone).success).toBe(false)
  })

  test('a payment that is claimed names its operator and its number', () => {
    const claim = { commande: 'CM-2026-7KQ4P9X', phone: '70', operateur: 'om', transaction: 'PP1' }
    expect(paymentClaim.parse(claim)).toEqual(claim)
    for (const missing of ['commande', 'phone', 'operateur', 'transaction']) {
      expect(paymentClaim.safeParse({ ...claim, [missing]: ' ' }).success).toBe(false)
    }
    expect(paymentClaim.safeParse({ ...claim, montant: 0 }).success).toBe(false)
  })
})
