import { trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'

/** A draft may lack what a training on the site always has. */
const draftShape = entityOf(
  trainingSchema.extend({
    slug: optional(z.string()),
    Theme: optional(z.string()),
    publishedAt: optional(time),
  }),
)

function training({ id, attributes }: z.infer<typeof draftShape>) {
  const { image, formateur, thematique, typesformation, modesformation, modespayments, ...rest } =
    attributes
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
    ville: rest.ville ?? null,
    images: (image?.data ?? []).map((picture) => picture.attributes),
    formateur: formateur?.data?.attributes ?? null,
    thematiqueId: thematique?.data?.id ?? null,
    type: typesformation?.data?.attributes.nom ?? null,
    mode: modesformation?.data?.attributes.nom ?? null,
    payments: (modespayments?.data ?? []).map((mode) => ({
      id: mode.id,
      nom: mode.attributes.nom,
    })),
    locale: rest.locale,
  }
}

/** A training as screens see it (product 3, Training): the wire’s names without its envelopes. */
export const trainingEntity = entityOf(trainingSchema).transform(training)
export const draftTrainingEntity = draftShape.transform(training)

export type Training = z.infer<typeof trainingEntity>
