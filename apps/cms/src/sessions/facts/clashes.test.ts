import { expect, it } from 'vitest'
import { clashesIn, type TakenDay } from './clashes.ts'
import { heldDaysOf } from './heldDays.ts'

const none: ReadonlySet<string> = new Set()

/** Two days, Tuesday and Wednesday, six hours each. */
function held(more: Pick<TakenDay, 'trainer' | 'room'>, hour = '08', jours?: string[]): TakenDay[] {
  const dates = { debut: `2027-03-02T${hour}:00:00.000Z`, fin: '2027-03-03T18:00:00.000Z' }
  return heldDaysOf({ ...dates, ...(jours && { jours }) }, none).map((day) => ({ ...day, ...more }))
}
const clashing = (...sessions: TakenDay[][]) =>
  [...clashesIn(sessions.flat())].map(({ day }) => day).toSorted()

it('A trainer or a room is not in two sessions at once, on the days of both', () => {
  const both = ['2027-03-02', '2027-03-02', '2027-03-03', '2027-03-03']
  expect(clashing(held({ trainer: 4 }), held({ trainer: 4 }))).toEqual(both)
  expect(clashing(held({ room: 'B2' }), held({ room: ' b2 ' }, '13'))).toEqual(both)
  // The second one is held on its first day, and on Fridays after it.
  expect(clashing(held({ room: 'B2' }), held({ room: 'B2' }, '08', ['5']))).toEqual(
    both.slice(0, 2),
  )
})

it('one after the other, and without a trainer or a room, they do not meet', () => {
  expect(clashing(held({ room: 'B2' }), held({ room: 'B2' }, '14'))).toEqual([])
  expect(clashing(held({ room: 'B2' }), held({ room: 'B3', trainer: 4 }))).toEqual([])
  expect(clashing(held({}), held({ room: '', trainer: null }))).toEqual([])
})
