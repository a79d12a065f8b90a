import type { Dictionary } from '../../../i18n/fr.ts'
import type { ProblemWords } from './problemOf.ts'

/** The messages of the form for jobs where nothing is taken. */
export function jobProblems({ application }: Pick<Dictionary, 'application'>): ProblemWords {
  const { again, large, tooOften, failure, expired, problems } = application
  return { endpoint: 'candidatures', again, large, tooOften, failure, refused: expired, problems }
}

/** The messages of the form for the paper of a paid review, where nothing is taken. */
export function reviewProblems(words: Pick<Dictionary, 'application' | 'review'>): ProblemWords {
  const { large, tooOften, failure } = words.application
  const { unknown, problems } = words.review
  const refused = unknown
  return { endpoint: 'relectures', again: refused, large, tooOften, failure, refused, problems }
}

/** The messages of the form for couriers where nothing is taken. */
export function courierProblems(
  words: Pick<Dictionary, 'application' | 'becomeCourier'>,
): ProblemWords {
  const { large, tooOften, failure } = words.application
  const { again, refused, problems } = words.becomeCourier
  return { endpoint: 'coursiers', again, large, tooOften, failure, refused, problems }
}
