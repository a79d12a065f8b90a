import { expect, it } from 'vitest'
import { nextStates } from '../dossiers/moves.ts'
import { sessionMoves, sessionStates } from './sessionStates.ts'

const next = (from: (typeof sessionStates)[number]) => nextStates(sessionMoves, from, 'personnel')

it('a session opens, is guaranteed, closes; a draft is neither closed nor cancelled', () => {
  expect(next('brouillon')).toEqual(['ouverte'])
  expect(next('ouverte')).toEqual(['garantie', 'close', 'annulee'])
  expect(next('garantie')).toEqual(['close', 'annulee'])
})

it('what was closed too early opens again, what was cancelled stays so', () => {
  expect(next('close')).toEqual(['ouverte', 'annulee'])
  expect(next('annulee')).toEqual([])
})

it('only staff move a session', () => {
  const movers = sessionStates.flatMap((from) => nextStates(sessionMoves, from, 'horloge'))
  expect(movers).toEqual([])
})
