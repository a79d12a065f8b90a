import { expect, it } from 'vitest'
import { clashesIn } from './clashes.ts'

const at = (day: number, hour: number) =>
  `2027-03-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
const held = (id: number, more: object) => ({ id, debut: at(2, 8), fin: at(3, 14), ...more })
const clashing = (...sessions: Parameters<typeof clashesIn>[0]) => [...clashesIn(sessions)]

it('A trainer or a room is not in two sessions at once', () => {
  expect(clashing(held(1, { formateur: 4 }), held(2, { formateur: 4 }))).toEqual([1, 2])
  expect(clashing(held(1, { salle: 'B2' }), held(2, { salle: ' b2 ', debut: at(3, 8) }))).toEqual([
    1, 2,
  ])
})

it('one after the other, and without a trainer or a room, they do not meet', () => {
  expect(clashing(held(1, { salle: 'B2' }), held(2, { salle: 'B2', debut: at(3, 14) }))).toEqual([])
  expect(clashing(held(1, { salle: 'B2' }), held(2, { salle: 'B3', formateur: 4 }))).toEqual([])
  expect(clashing(held(1, {}), held(2, { salle: '', formateur: null }))).toEqual([])
  expect(clashing({ id: 1, salle: 'B2' }, held(2, { salle: 'B2' }))).toEqual([])
})
