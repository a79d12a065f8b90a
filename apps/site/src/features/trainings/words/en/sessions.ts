import type { Words } from '../../../../language/words.ts'
import type { sessions as french } from '../fr/sessions.ts'

/** The dated runs of trainings in English. */
export const sessions: Words<typeof french> = {
  sessions: {
    pageTitle: 'All sessions',
    description: 'Every date of our courses, month by month: town, mode, price and seats left.',
    breadcrumb: 'Sessions',
    title: 'Sessions, month by month',
    count: (total) => (total === 1 ? '1 session to come' : `${total} sessions to come`),
    empty: 'No session is open at the moment.',
    toCatalogue: 'See the catalogue',
    all: 'All sessions by month',
    choose: 'Choose your date',
    dates: 'All dates',
    waitingList: 'Waiting list',
    seats: 'Seats to book',
    one: (act, day, place) => `${act}: ${day}, ${place}`,
    left: (count) => (count === 1 ? '1 seat left' : `${count} seats left`),
    full: 'Full',
    guaranteed: 'Confirmed',
    at: (hour) => `from ${hour}`,
    deposit: (price) => `A deposit of ${price} keeps the seat.`,
    tellMe: 'Be told of the next date',
    calendar: 'All dates in my calendar',
    modes: {
      presentiel: 'In person',
      virtuel: 'Virtual class',
      elearning: 'E-learning',
    },
  },
}
