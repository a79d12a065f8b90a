import { z } from 'zod'
import type { Application } from '../../payload-types.ts'

const answers = z.array(z.object({ question: z.string(), reponse: z.string() }))

/** The answers of a candidate to the questions of an offer. */
export function writtenAnswers(kept: Application['reponses']): z.output<typeof answers> {
  return answers.safeParse(kept).data ?? []
}
