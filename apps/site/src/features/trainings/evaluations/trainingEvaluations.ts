import {
  evaluationsPath,
  type PublicEvaluations,
  publicEvaluations,
} from '@sira/contract/evaluations/evaluation'
import * as z from 'zod'
import { dataOr } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { ask } from '../../../transport/question.ts'

const answer = z.object({ data: publicEvaluations })

/** The opinions of participants on a training; null where nobody has, and where they cannot be read. */
export async function trainingEvaluations(
  backOffice: BackOffice,
  training: number,
): Promise<PublicEvaluations | null> {
  const read = await ask<PublicEvaluations | null>(backOffice, {
    path: `${evaluationsPath}/${training}`,
    failure: 'Error in evaluations fetching',
    parse: (body) => answer.parse(body).data,
    whenAbsent: null,
  })
  return dataOr(read, null)
}
