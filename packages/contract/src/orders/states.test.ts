import { describe, expect, test } from 'vitest'
import { type Mover, moveOf, nextStates } from './moves.ts'
import { orderMoves, orderStates } from './orderStates.ts'
import { paymentMoves, paymentStates } from './paymentStates.ts'

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']

describe('What an order and a payment may become (business, "States")', () => {
  test('an order is only ever paid by its money, never by hand', () => {
    const paying = orderMoves.filter(({ to }) => to === 'payée')
    expect(paying.flatMap(({ by }) => by)).toEqual(paying.map(() => 'système'))
  })

  test('what a customer declares is confirmed by nobody but staff', () => {
    const confirming = movers.filter((by) => moveOf(paymentMoves, 'déclaré', 'confirmé', by))
    expect(confirming).toEqual(['personnel'])
  })

  test('no provider, clock or customer moves money that is in', () => {
    for (const by of movers.filter((mover) => mover !== 'personnel')) {
      expect(nextStates(paymentMoves, 'confirmé', by), by).toEqual([])
    }
  })

  test('what was given back, handed over or cancelled moves no further', () => {
    for (const by of movers) {
      expect(nextStates(paymentMoves, 'remboursé', by)).toEqual([])
      expect(nextStates(orderMoves, 'remise', by)).toEqual([])
      expect(nextStates(orderMoves, 'annulée', by)).toEqual([])
    }
  })

  test('every state but the first is reached by some move, and no move stands twice', () => {
    const reached = (moves: readonly { to: string }[]) => new Set(moves.map(({ to }) => to))
    for (const state of orderStates.slice(1)) expect(reached(orderMoves)).toContain(state)
    for (const state of paymentStates.slice(1)) expect(reached(paymentMoves)).toContain(state)
    for (const moves of [orderMoves, paymentMoves]) {
      const steps = moves.map(({ from, to }) => `${from} ${to}`)
      expect(new Set(steps).size).toBe(steps.length)
    }
  })
})
