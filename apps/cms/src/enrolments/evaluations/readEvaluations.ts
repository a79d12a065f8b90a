import { fewestPublished, type PublicEvaluations } from '@sira/contract/evaluations/evaluation'
import type { Payload } from 'payload'
import { averageOf, ratingsOf } from './ratings.ts'

/** The newest of more. */
const mostShown = 10

/**
 * The opinions that anybody reads of a training: the marks of those who agreed, once there are enough of them that
 * nobody is known by his own, and the words that staff have let through.
 */
export async function readEvaluations(
  training: number,
  payload: Payload,
): Promise<PublicEvaluations> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: {
      'session.formation': { equals: training },
      avisPublic: { equals: true },
      evalueLe: { exists: true },
    },
    sort: '-evalueLe',
    pagination: false,
    depth: 0,
  })
  if (docs.length < fewestPublished) return { nombre: 0, moyenne: null, avis: [] }
  const marks = docs.flatMap((seat) => Object.values(ratingsOf(seat) ?? {}))
  const told = docs.filter(({ avis, avisPublieLe }) => avis && avisPublieLe)
  return {
    nombre: docs.length,
    moyenne: averageOf(marks),
    avis: told.slice(0, mostShown).map(({ avis, evalueLe }) => {
      return { texte: avis ?? '', date: evalueLe ?? '' }
    }),
  }
}
