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
  const { slug, titre, description, date_publication, date_expiration, pays, urgent } = attributes
  return {
    id,
    slug: slug ?? '',
    titre: titre ?? '',
    description: description ?? '',
    date_publication: date_publication ?? attributes.publishedAt?.slice(0, 10) ?? null,
    date_expiration,
    pays,
    urgent: urgent ?? false,
    compagnie: attributes.compagnie?.data?.attributes.nom ?? null,
    domaine: attributes.jobdomain?.data?.attributes.nom ?? null,
    type: attributes.jobtype?.data?.attributes.nom ?? null,
    experience: attributes.experience_level?.data?.attributes.nom ?? null,
    locale: attributes.locale,
  }
}

/** A job offer as screens see it (spec 3, Job). */
export const jobEntity = entityOf(jobSchema).transform(job)
export const draftJobEntity = draftShape.transform(job)

export type Job = z.infer<typeof jobEntity>
