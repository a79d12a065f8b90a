import type { Dictionary } from '../../../i18n/fr.ts'
import type { ProblemWords } from './problemOf.ts'

/** What the form for jobs says where nothing is taken. */
export function jobProblems({ application }: Pick<Dictionary, 'application'>): ProblemWords {
  const { again, large, tooOften, failure, expired, problems } = application
  return { endpoint: 'candidatures', again, large, tooOften, failure, refused: expired, problems }
}

/** What the form for couriers says where nothing is taken. */
export function courierProblems(
  words: Pick<Dictionary, 'application' | 'becomeCourier'>,
): ProblemWords {
  const { large, tooOften, failure } = words.application
  const { again, refused, problems } = words.becomeCourier
  return { endpoint: 'coursiers', again, large, tooOften, failure, refused, problems }
}
