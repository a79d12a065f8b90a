import { offerQuestions } from '@sira/contract/offers/offerQuestions'
import { jobSchema } from '@sira/contract/records/job'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

/** A draft may lack what an offer on the site always has. */
const draftShape = entityOf(
  jobSchema.extend({
    slug: optional(z.string()),
    titre: optional(z.string()),
    publishedAt: optional(time),
  }),
)

function job({ id, attributes }: z.infer<typeof draftShape>) {
  const { compagnie, jobdomain, jobtype, experience_level, cv_facultatif, ...rest } = attributes
  return {
    ...rest,
    id,
    slug: rest.slug ?? '',
    titre: rest.titre ?? '',
    description: rest.description ?? '',
    date_publication: rest.date_publication ?? rest.publishedAt?.slice(0, 10) ?? null,
    urgent: rest.urgent ?? false,
    cvFacultatif: cv_facultatif ?? false,
    pourvue: rest.pourvue ?? false,
    verifiee: rest.verifiee ?? false,
    verifiee_jusquau: rest.verifiee_jusquau ?? null,
    compagnie: compagnie?.data?.attributes.nom ?? null,
    ville: rest.ville ?? null,
    questions: offerQuestions(rest.questions),
    domaine: jobdomain?.data?.attributes.nom ?? null,
    domaineId: jobdomain?.data?.id ?? null,
    type: jobtype?.data?.attributes.nom ?? null,
    experience: experience_level?.data?.attributes.nom ?? null,
    locale: rest.locale,
  }
}

/** A job offer as screens see it (product 3, Job). */
export const jobEntity = entityOf(jobSchema).transform(job)
export const draftJobEntity = draftShape.transform(job)

export type Job = z.infer<typeof jobEntity>
