import type { Media } from '@sira/contract/records/media'
import { type Trainer, trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

/** A training as screens see it (spec 3, Training): the wire's names without its envelopes. */
export interface Training {
  id: number
  slug: string
  Theme: string
  /** Markdown. */
  description: string
  /** HTML, like `cible`; not yet sanitised. */
  objectifs: string
  cible: string
  /** Separated by commas. */
  Competences: string
  /** `YYYY-MM-DD`. */
  date_formation: string | null
  date_fin: string | null
  nombre_heures: number | null
  lieu: string | null
  langue: string | null
  niveau: string | null
  video_url: string | null
  avec_certificat: boolean
  avec_test: boolean
  /** FCFA. */
  prix_formation: number | null
  images: Media[]
  formateur: Trainer | null
  type: string | null
  mode: string | null
  /** How it can be paid; empty: in every way there is. */
  payments: { id: number; nom: string }[]
  /** The language it is really written in, where the server says so. */
  locale: string | undefined
}

export const trainingEntity = entityOf(trainingSchema)

/** A draft may lack what a training on the site always has. */
export const draftTrainingEntity = entityOf(
  trainingSchema.extend({
    slug: optional(z.string()),
    Theme: optional(z.string()),
    publishedAt: optional(time),
  }),
)

export function training({ id, attributes }: z.infer<typeof draftTrainingEntity>): Training {
  const { image, formateur, typesformation, modesformation, modespayments, ...rest } = attributes
  return {
    ...rest,
    id,
    slug: rest.slug ?? '',
    Theme: rest.Theme ?? '',
    description: rest.description ?? '',
    objectifs: rest.objectifs ?? '',
    cible: rest.cible ?? '',
    Competences: rest.Competences ?? '',
    avec_certificat: rest.avec_certificat ?? false,
    avec_test: rest.avec_test ?? false,
    images: (image?.data ?? []).map((picture) => picture.attributes),
    formateur: formateur?.data?.attributes ?? null,
    type: typesformation?.data?.attributes.nom ?? null,
    mode: modesformation?.data?.attributes.nom ?? null,
    payments: (modespayments?.data ?? []).map((mode) => ({
      id: mode.id,
      nom: mode.attributes.nom,
    })),
    locale: rest.locale,
  }
}
