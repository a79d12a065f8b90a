import { expect, test } from 'vitest'
import { shownState } from './shownState.ts'

const reference = 'LI-2026-7KQ4P9X'
const done = (nature: 'enlevement' | 'depart' | 'remise' | 'echec' | 'encaissement') => ({
  cle: `${reference}:${nature}`,
  livraison: reference,
  nature,
  faitLe: '2026-11-28T09:00:00.000Z',
  tentative: 1,
})

test('A delivery looks as the back office knows it while nothing was done', () => {
  const other = { ...done('remise'), livraison: 'LI-2026-2222222' }
  expect(shownState({ reference, etat: 'affectée' }, [other])).toEqual({
    etat: 'affectée',
    cash: false,
    waits: false,
  })
})

test('It looks as it was left on the phone, before that has arrived', () => {
  const acts = [done('enlevement'), done('depart'), done('remise'), done('encaissement')]
  expect(shownState({ reference, etat: 'affectée' }, acts)).toEqual({
    etat: 'remise',
    cash: true,
    waits: true,
  })
})
