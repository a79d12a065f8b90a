import { describe, expect, test } from 'vitest'
import { type Mover, moveOf, nextStates } from '../dossiers/moves.ts'
import { enrolmentAnswer, enrolmentChange } from './enrolmentCalls.ts'
import { enrolmentMoves, enrolmentStates, seatedStates } from './enrolmentStates.ts'
import { participant } from './participant.ts'

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']

describe('A seat of one person (product 11)', () => {
  test('is never confirmed by who wants it, nor by a provider', () => {
    for (const by of ['client', 'fournisseur', 'horloge'] as const) {
      expect(moveOf(enrolmentMoves, 'retenue', 'confirmée', by), by).toBeUndefined()
    }
  })

  test('that was cancelled or has its certificate moves no further', () => {
    for (const by of movers) {
      expect(nextStates(enrolmentMoves, 'annulée', by)).toEqual([])
      expect(nextStates(enrolmentMoves, 'attestée', by)).toEqual([])
    }
  })

  test('that has expired comes back by its money alone', () => {
    const back = movers.filter((by) => nextStates(enrolmentMoves, 'expirée', by).length > 0)
    expect(back).toEqual(['système'])
  })

  test('is taken in every state but the two that gave it back', () => {
    const free = enrolmentStates.filter((state) => !seatedStates.includes(state))
    expect(free).toEqual(['annulée', 'expirée'])
  })

  test('is reached in every state but the first, and no move stands twice', () => {
    const reached = new Set<string>(enrolmentMoves.map(({ to }) => to))
    for (const state of enrolmentStates.slice(1)) expect(reached).toContain(state)
    const steps = enrolmentMoves.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(steps).size).toBe(steps.length)
  })
})

describe('A participant', () => {
  test('may be named later, and what is left empty is not said', () => {
    expect(participant.parse({})).toEqual({})
    expect(participant.parse({ nom: '  ', email: '', phone: ' ' })).toEqual({
      nom: undefined,
      email: undefined,
      phone: undefined,
    })
  })

  test('has a name in one line, without what surrounds it', () => {
    expect(participant.parse({ nom: ' Awa\nSow ' }).nom).toBe('Awa Sow')
  })

  test.each([{ nom: '12' }, { nom: 'a'.repeat(256) }, { phone: '7'.repeat(41) }, { nom: 3 }])(
    'is not %j',
    (wrong) => {
      expect(participant.safeParse(wrong).success).toBe(false)
    },
  )
})

describe('The change of a seat', () => {
  const pair = { reference: 'IN-2026-7KQ4P9X', phone: '70 12 34 56' }

  test('names another participant, or cancels', () => {
    const other = { ...pair, participant: { nom: 'Issa' } }
    expect(enrolmentChange.parse(other)).toEqual(other)
    expect(enrolmentChange.parse({ ...pair, annuler: true }).annuler).toBe(true)
  })

  test('goes to another session, or asks for its money', () => {
    expect(enrolmentChange.parse({ ...pair, session: 7 }).session).toBe(7)
    expect(enrolmentChange.parse({ ...pair, rembourser: true }).rembourser).toBe(true)
  })

  test.each([
    { annuler: false },
    { rembourser: false },
    { session: 0 },
    { session: 2 ** 31 },
    { reference: ' ' },
    { phone: '' },
  ])('is refused with %j', (wrong) => {
    expect(enrolmentChange.safeParse({ ...pair, ...wrong }).success).toBe(false)
  })

  test('is answered with the seat alone', () => {
    const seat = { reference: pair.reference, etat: 'retenue', session: 7, nom: null }
    expect(enrolmentAnswer.parse({ ...seat, prix: 20_000 })).toEqual(seat)
  })
})
