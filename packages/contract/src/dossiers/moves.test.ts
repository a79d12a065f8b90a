import { describe, expect, test } from 'vitest'
import { type Move, moveOf, nextStates } from './moves.ts'

type State = 'fermée' | 'ouverte' | 'cassée'

const doorMoves: readonly Move<State, 'opened'>[] = [
  { from: 'fermée', to: 'ouverte', by: ['client', 'personnel'], letter: 'opened' },
  { from: 'ouverte', to: 'fermée', by: ['horloge'] },
  { from: 'ouverte', to: 'cassée', by: ['client'] },
]

describe('A table of moves', () => {
  test('allows what stands in it, to whom it stands for, with its letter', () => {
    expect(moveOf(doorMoves, 'fermée', 'ouverte', 'client')?.letter).toBe('opened')
    expect(moveOf(doorMoves, 'fermée', 'ouverte', 'personnel')?.letter).toBe('opened')
    expect(moveOf(doorMoves, 'ouverte', 'fermée', 'horloge')).toBeDefined()
  })

  test.each([
    ['by somebody else', 'fermée', 'ouverte', 'horloge'],
    ['the other way round', 'cassée', 'ouverte', 'client'],
    ['over a state', 'fermée', 'cassée', 'client'],
    ['to where it is', 'ouverte', 'ouverte', 'client'],
  ] as const)('refuses a move %s', (_, from, to, by) => {
    expect(moveOf(doorMoves, from, to, by)).toBeUndefined()
  })

  test('names what somebody may choose next, in its order, and nothing at its end', () => {
    expect(nextStates(doorMoves, 'ouverte', 'client')).toEqual(['cassée'])
    expect(nextStates(doorMoves, 'ouverte', 'horloge')).toEqual(['fermée'])
    expect(nextStates(doorMoves, 'ouverte', 'fournisseur')).toEqual([])
    expect(nextStates(doorMoves, 'cassée', 'personnel')).toEqual([])
  })
})
