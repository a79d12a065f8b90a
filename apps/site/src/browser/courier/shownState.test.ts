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
  expect(shownState({ reference, etat: 'affectée', encaisse: null }, [other])).toEqual({
    etat: 'affectée',
    cash: null,
    waits: false,
  })
  // The sum that has arrived stays in sight.
  expect(shownState({ reference, etat: 'en_route', encaisse: 1500 }, [])).toMatchObject({
    cash: 1500,
  })
})

test('It looks as it was left on the phone, before that has arrived', () => {
  const acts = [
    done('enlevement'),
    done('depart'),
    done('remise'),
    { ...done('encaissement'), montant: 15_000 },
    { ...done('encaissement'), montant: 1500 },
  ]
  expect(shownState({ reference, etat: 'affectée', encaisse: null }, acts)).toEqual({
    etat: 'remise',
    cash: 1500,
    waits: true,
  })
  const none = { ...done('encaissement'), montant: 0 }
  expect(shownState({ reference, etat: 'affectée', encaisse: 1500 }, [none]).cash).toBeNull()
})
