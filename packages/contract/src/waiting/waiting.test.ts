import { describe, expect, test } from 'vitest'
import { type Mover, moveOf, nextStates } from '../dossiers/moves.ts'
import {
  repliedWaiting,
  splitWaiting,
  waitingReplies,
  waitingReply,
  waitingRequest,
  waitingSplit,
} from './waitingCalls.ts'
import { openWaitingStates, waitingMoves, waitingStates } from './waitingStates.ts'

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']

describe('An entry of a waiting list (product 11)', () => {
  test('is offered a seat by us, and takes it by who waits or by staff who heard so', () => {
    const offering = movers.filter((by) => moveOf(waitingMoves, 'en_attente', 'offerte', by))
    expect(offering).toEqual(['personnel', 'système'])
    const taking = movers.filter((by) => moveOf(waitingMoves, 'offerte', 'prise', by))
    expect(taking).toEqual(['client', 'personnel'])
  })

  test('takes nothing that was not offered', () => {
    for (const by of movers) {
      expect(moveOf(waitingMoves, 'en_attente', 'prise', by), by).toBeUndefined()
    }
  })

  test('may be left at any time', () => {
    for (const from of openWaitingStates) {
      expect(moveOf(waitingMoves, from, 'retirée', 'client'), from).toBeDefined()
    }
  })

  test('that is over moves no further: who comes back is the last one', () => {
    const over = waitingStates.filter((state) => !openWaitingStates.includes(state))
    expect(over).toEqual(['prise', 'déclinée', 'expirée', 'retirée', 'sans_suite'])
    for (const state of over) {
      for (const by of movers) expect(nextStates(waitingMoves, state, by)).toEqual([])
    }
  })

  test('tells who waits of an offer and of its end', () => {
    const told = waitingMoves.flatMap(({ to, letter }) => (letter ? [[to, letter]] : []))
    expect(told).toEqual([
      ['offerte', 'offered'],
      ['expirée', 'offerEnded'],
    ])
  })
})

describe('Who wants to wait', () => {
  const wish = { session: 7, places: 2, nom: 'Awa Sow', phone: '70 12 34 56', indicatif: '+226' }

  test('says for which session, how many, who and how to be called', () => {
    expect(waitingRequest.parse(wish)).toEqual(wish)
    expect(waitingRequest.parse({ ...wish, rang: 1, etat: 'offerte' })).toEqual(wish)
  })

  test.each([
    { session: 0 },
    { session: '7' },
    { places: 0 },
    { places: 31 },
    { places: 1.5 },
    { nom: '  ' },
    { phone: '' },
    { locale: 'de' },
  ])('is refused with %j', (wrong) => {
    expect(waitingRequest.safeParse({ ...wish, ...wrong }).success).toBe(false)
  })

  test.each(waitingReplies)('answers an offer: %s', (reponse) => {
    const reply = { reference: 'AT-2026-7KQ4P9X', phone: '70 12 34 56', reponse }
    expect(waitingReply.parse(reply)).toEqual(reply)
    expect(waitingReply.safeParse({ ...reply, reponse: 'peut-être' }).success).toBe(false)
  })

  test('has fewer seats first, at least one, and learns the reference of the rest', () => {
    const split = { reference: 'AT-2026-7KQ4P9X', phone: '70 12 34 56', places: 2 }
    expect(waitingSplit.parse(split)).toEqual(split)
    expect(waitingSplit.safeParse({ ...split, places: 0 }).success).toBe(false)
    const entry = { reference: split.reference, etat: 'en_attente', places: 2, rang: 1 }
    expect(splitWaiting.safeParse(entry).success).toBe(false)
    expect(splitWaiting.safeParse({ ...entry, autre: 'AT-2026-8KQ4P9X' }).success).toBe(true)
  })

  test('is answered with the rank, and an order where an offer was taken alone', () => {
    const entry = { reference: 'AT-2026-7KQ4P9X', etat: 'en_attente', places: 2, rang: 3 }
    expect(repliedWaiting.parse(entry)).toEqual({ ...entry, jusqua: null })
    expect(repliedWaiting.safeParse({ ...entry, rang: undefined }).success).toBe(false)
    expect(repliedWaiting.safeParse({ ...entry, commande: {} }).success).toBe(false)
  })
})
