import { z } from 'zod'
import { resumeSchema } from '../cv/resume.ts'
import { singleLine } from '../forms/singleLine.ts'
import { localeCodes } from '../locales.ts'

const line = (longest: number) => z.string().overwrite(singleLine).trim().max(longest)
const paragraphs = (longest: number) => z.string().trim().max(longest)
/** A page sends every field, also empty ones. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.nullish())

/** `data` of `POST /api/candidatures` (product 13), as programs and as the page’s own form send it. */
export const applicationRequest = z.object({
  /** Absent for the pool. */
  job: orNothing(z.coerce.number().int().positive()),
  nom: line(255).regex(/\p{L}/u, 'nom must have letters'),
  phone: line(40).min(1),
  indicatif: orNothing(line(6)),
  email: orNothing(line(255)),
  message: orNothing(paragraphs(5000)),
  reponses: orNothing(
    z.array(z.object({ question: line(300), reponse: paragraphs(2000) })).max(20),
  ),
  cv: orNothing(resumeSchema),
  consentement: z.literal([true, 'oui'], 'consentement must be true'),
  locale: orNothing(z.enum(localeCodes)),
})

export type ApplicationRequest = z.output<typeof applicationRequest>

/** `data` of `POST /api/candidatures/retirer`. */
export const withdrawalRequest = z.object({ reference: line(80).min(1), phone: line(80).min(1) })
