import { jobSchema } from '@sira/contract/records/job'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

/** A job offer as screens see it (spec 3, Job). */
export interface Job {
  id: number
  slug: string
  titre: string
  /** Markdown. */
  description: string
  /** `YYYY-MM-DD`. */
  date_publication: string | null
  date_expiration: string | null
  pays: string | null
  urgent: boolean
  compagnie: string | null
  domaine: string | null
  type: string | null
  experience: string | null
  /** The language it is really written in, where the server says so. */
  locale: string | undefined
}

export const jobEntity = entityOf(jobSchema)

/** A draft may lack what an offer on the site always has. */
export const draftJobEntity = entityOf(
  jobSchema.extend({
    slug: optional(z.string()),
    titre: optional(z.string()),
    publishedAt: optional(time),
  }),
)

export function job({ id, attributes }: z.infer<typeof draftJobEntity>): Job {
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
