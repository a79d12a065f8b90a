import { type RatedPoint, type Ratings, ratedPoints } from '@sira/contract/evaluations/evaluation'
import type { Enrolment } from '../../payload-types.ts'

/** The field of each point. */
const fields = {
  contenu: 'noteContenu',
  formateur: 'noteFormateur',
  organisation: 'noteOrganisation',
  utilite: 'noteUtilite',
} as const satisfies Record<RatedPoint, keyof Enrolment>

export type Rated = Pick<Enrolment, (typeof fields)[RatedPoint]>

export function ratingsOf(seat: Rated): Ratings | undefined {
  const read = ratedPoints.map((point) => [point, seat[fields[point]]])
  return read.every(([, mark]) => typeof mark === 'number')
    ? (Object.fromEntries(read) as Ratings)
    : undefined
}

export function ratedFields(notes: Ratings) {
  return Object.fromEntries(ratedPoints.map((point) => [fields[point], notes[point]]))
}

/** With one decimal; nothing of nothing. */
export function averageOf(marks: readonly number[]): number | null {
  if (marks.length === 0) return null
  return Math.round((10 * marks.reduce((sum, mark) => sum + mark, 0)) / marks.length) / 10
}
