import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'
import { longestEmail } from '../forms/email.ts'
import { optional, time } from '../wire/timestamps.ts'

/** The points that a participant gives a mark for, in the order of the form. */
export const ratedPoints = ['contenu', 'formateur', 'organisation', 'utilite'] as const

export type RatedPoint = (typeof ratedPoints)[number]

/** From bad to good. */
export const marks = [1, 2, 3, 4, 5] as const

const mark = z.number().int().min(1).max(5)

const ratings = z.object({
  contenu: mark,
  formateur: mark,
  organisation: mark,
  utilite: mark,
} satisfies Record<RatedPoint, z.ZodType<number>>)

export type Ratings = z.output<typeof ratings>

export const longestOpinion = 2000

/** `data` of `POST /api/inscriptions/evaluer`: one answer of one seat, or its correction. */
export const evaluationRequest = z.object({
  reference: boundedText(40).min(1),
  /** Or the address of the participant. */
  phone: boundedText(longestEmail).min(1),
  notes: ratings,
  avis: boundedText(longestOpinion).optional(),
  /** Whether it may be published, without a name. */
  publier: z.boolean().optional(),
})

/** The answer of its participant so far, as long as it may still be given or corrected. */
export const ownEvaluation = z.object({
  notes: ratings.optional(),
  avis: z.string().optional(),
  publier: z.boolean(),
  jusquau: time,
})

export type OwnEvaluation = z.output<typeof ownEvaluation>

/** The path of the public evaluations of a training, before its number. */
export const evaluationsPath = 'evaluations'

/** The fewest evaluations to publish: fewer would reveal their authors. */
export const fewestPublished = 5

/** The public evaluations of a training: only opinions whose authors agreed. */
export const publicEvaluations = z.object({
  nombre: z.number().int(),
  /** With one decimal; absent while there are too few. */
  moyenne: optional(z.number()),
  avis: z.array(z.object({ texte: z.string(), date: time })),
})

export type PublicEvaluations = z.output<typeof publicEvaluations>
