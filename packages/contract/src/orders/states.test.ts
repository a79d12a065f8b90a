import { describe, expect, test } from 'vitest'
import { type Mover, moveOf, nextStates } from '../dossiers/moves.ts'
import { orderMoves, orderStates } from './orderStates.ts'
import { type PaymentState, paymentMoves, paymentStates } from './paymentStates.ts'

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']

describe('What an order and a payment may become (product 11)', () => {
  test('an order is only ever paid by its money, never by hand', () => {
    const paying = orderMoves.filter(({ to }) => to === 'payée')
    expect(paying.flatMap(({ by }) => by)).toEqual(paying.map(() => 'système'))
  })

  test('what a customer declares is confirmed by nobody but staff', () => {
    const confirming = movers.filter((by) => moveOf(paymentMoves, 'déclaré', 'confirmé', by))
    expect(confirming).toEqual(['personnel'])
  })

  test('money that comes late is owed back from wherever it was waited for', () => {
    const owed = (from: PaymentState, by: Mover) =>
      moveOf(paymentMoves, from, 'remboursement_dû', by)?.letter
    for (const from of ['déclaré', 'expiré', 'à_rapprocher'] as const) {
      expect(owed(from, 'personnel'), from).toBe('refundDue')
    }
    for (const from of ['en_attente', 'expiré'] as const) {
      expect(owed(from, 'fournisseur'), from).toBe('refundDue')
    }
    // A payment that nobody has seen is not owed back.
    expect(owed('en_attente', 'personnel')).toBeUndefined()
  })

  test('no provider, clock or customer moves money that is in', () => {
    for (const by of ['client', 'fournisseur', 'horloge'] as const) {
      expect(nextStates(paymentMoves, 'confirmé', by), by).toEqual([])
    }
    // With its order that is cancelled.
    expect(nextStates(paymentMoves, 'confirmé', 'système')).toEqual(['remboursement_dû'])
  })

  test('what nobody has paid ends with its session; what was paid waits for somebody to decide', () => {
    const ended = moveOf(orderMoves, 'en_attente', 'annulée', 'système')
    expect(ended?.letter).toBe('cancelled')
    for (const from of ['confirmée', 'payée', 'préparée', 'remise'] as const) {
      expect(moveOf(orderMoves, from, 'annulée', 'système'), from).toBeUndefined()
    }
    // Its money that was on its way comes late, and is owed back.
    expect(moveOf(paymentMoves, 'expiré', 'remboursement_dû', 'fournisseur')).toBeDefined()
    expect(moveOf(paymentMoves, 'expiré', 'remboursement_dû', 'personnel')).toBeDefined()
  })

  test('what was handed over is given back by the system alone', () => {
    for (const by of movers) {
      const next = by === 'système' ? ['remboursée'] : []
      expect(nextStates(orderMoves, 'remise', by)).toEqual(next)
    }
  })

  test('what was given back or cancelled moves no further', () => {
    for (const by of movers) {
      expect(nextStates(paymentMoves, 'remboursé', by)).toEqual([])
      expect(nextStates(orderMoves, 'remboursée', by)).toEqual([])
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
