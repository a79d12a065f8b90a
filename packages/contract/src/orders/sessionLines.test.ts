import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { cartItem, lineOfItem, mostOf, mostOfItem, readCart } from './cart.ts'
import { openedOrder, orderAnswer, orderQuote } from './orderAnswer.ts'
import { orderRequest, quantityOf, quoteRequest } from './orderRequest.ts'

const order = { nom: 'Awa Ouédraogo', phone: '70 12 34 56' }

function withSeats(participants: readonly object[], more: object = {}) {
  return { ...order, ...more, lignes: [{ nature: 'session', id: 12, participants }] }
}

/** The first member that an order is refused for. */
function refusedFor(sent: object): string | undefined {
  const read = orderRequest.safeParse(sent)
  return read.success ? undefined : read.error.issues[0]?.path.join('.')
}

describe('Seats of a session in an order', () => {
  test('are as many as there are participants, named or to be named later', () => {
    const sent = withSeats([{ nom: ' Awa  Ouédraogo ' }, {}, { email: 'ali@exemple.bf' }])
    expect(orderRequest.parse(sent).lignes.map(quantityOf)).toEqual([3])
  })

  test(`are at least ${limits.seats.min} and at most ${limits.seats.max}`, () => {
    const of = (count: number) => withSeats(Array.from({ length: count }, () => ({})))
    expect(refusedFor(of(limits.seats.min))).toBeUndefined()
    expect(refusedFor(of(limits.seats.max))).toBeUndefined()
    expect(refusedFor(of(limits.seats.min - 1))).toBe('lignes.0.participants')
    expect(refusedFor(of(limits.seats.max + 1))).toBe('lignes.0.participants')
  })

  test('need no way to pay, since a free session asks for none', () => {
    expect(refusedFor(withSeats([{}]))).toBeUndefined()
    expect(refusedFor(withSeats([{}], { mode: 'or' }))).toBeUndefined()
  })

  test.each([
    ['acompte', { acompte: 5000 }],
    ['bonDeCommande', { bonDeCommande: '' }],
    ['bonDeCommande', { bonDeCommande: 'x'.repeat(61) }],
  ])('are refused for %s where it is %j', (member, more) => {
    expect(refusedFor(withSeats([{}], more))).toBe(member)
  })

  test('may be asked about before anything is kept, with their deposit', () => {
    const { lignes } = withSeats([{}, {}])
    expect(quoteRequest.parse({ lignes, acompte: true })).toMatchObject({ acompte: true })
  })

  test('never say what they cost', () => {
    const [line] = orderRequest.parse(withSeats([{ nom: 'Awa', prix: 1 }])).lignes
    expect(JSON.stringify(line)).not.toContain('prix')
  })
})

describe('Seats of a session in the cart of a device', () => {
  test('are the number of the session and how many, without a name', () => {
    expect(readCart('s12x3')).toEqual([{ nature: 'session', id: 12, quantite: 3 }])
    expect(cartItem({ nature: 'session', id: 12, quantite: 3 })).toBe('s12')
  })

  test('are more than copies of a book may be', () => {
    expect(mostOf({ nature: 'session' })).toBe(limits.seats.max)
    expect(lineOfItem('s12', limits.seats.max)?.quantite).toBe(limits.seats.max)
    expect(lineOfItem('l12', limits.seats.max)).toBeUndefined()
    expect(mostOfItem('s12', 99)?.quantite).toBe(limits.seats.max)
    expect(mostOfItem('l12', 99)?.quantite).toBe(limits.quantity.max)
    expect(mostOfItem('s0', 1)).toBeUndefined()
  })
})

describe('Seats of a session in an answer', () => {
  const line = { nature: 'session', id: 12, titre: 'Excel', quantite: 1, prix: 0, montant: 0 }

  test('say how many are left before the order', () => {
    const quote = { lignes: [{ ...line, reste: 2 }], livraison: 0, total: 0, devise: 'XOF' }
    const read = orderQuote.parse({ ...quote, villes: [], modes: [], acompte: 0 })
    expect([read.lignes[0]?.reste, read.acompte]).toEqual([2, 0])
  })

  test('are told by reference, without the name that is not known yet', () => {
    const seats = orderAnswer.shape.inscriptions
    const sent = [{ reference: 'IN-2026-7KQ4P9X' }, { reference: 'IN-2026-7KQ4P9Y', nom: 'Awa' }]
    expect(seats.parse(sent)).toEqual(sent)
    expect(seats.safeParse([{ nom: 'Awa' }]).success).toBe(false)
  })

  test('say where each of them stands on the page of the order', () => {
    const seats = openedOrder.shape.inscriptions
    const seat = { reference: 'IN-2026-7KQ4P9X', etat: 'confirmée', session: 12 }
    expect(seats.parse([seat])).toEqual([seat])
    const choix = { annulee: true, sessions: [{ id: 14, titre: '12 mars, Koudougou' }] }
    expect(seats.parse([{ ...seat, choix }])).toEqual([{ ...seat, choix }])
    expect(seats.safeParse([{ ...seat, etat: 'perdue' }]).success).toBe(false)
  })
})
