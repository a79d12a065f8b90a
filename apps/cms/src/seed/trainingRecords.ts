import type { Payload } from 'payload'
import { otherTrainings } from './content/trainings/otherTrainings.ts'
import type { SeedTraining } from './content/trainings/seedTraining.ts'
import { trainers } from './content/trainings/trainers.ts'
import { paymentModes, trainingModes, trainingTypes } from './content/trainings/trainingChoices.ts'
import { translatedTrainings } from './content/trainings/translatedTrainings.ts'
import { createLocalised, createNamed } from './createLocalised.ts'
import { dayFrom } from './dayFrom.ts'
import type { PictureLibrary } from './pictureLibrary.ts'
import { sceneDescription } from './pictures/sceneDescription.ts'

export const allTrainings: SeedTraining[] = [...translatedTrainings, ...otherTrainings]

/** Trainings with their trainers, types, modes and payment modes. */
export async function seedTrainings(
  payload: Payload,
  pictures: PictureLibrary,
  today: Date,
): Promise<void> {
  const types = await createNamed(payload, 'typesformations', trainingTypes)
  const modes = await createNamed(payload, 'modesformations', trainingModes)
  const payments = await seedPaymentModes(payload, pictures)
  const trainerIds = await seedTrainers(payload)
  for (const training of allTrainings) {
    const { Theme, description, objectifs, cible, Competences, lieu, startsInDays, endsInDays } =
      training
    await createLocalised(payload, 'formations', {
      plain: {
        slug: training.slug,
        _status: 'published',
        date_formation: dayFrom(today, startsInDays),
        date_fin: endsInDays === undefined ? null : dayFrom(today, endsInDays),
        nombre_heures: training.nombre_heures,
        avec_certificat: training.avec_certificat,
        avec_test: training.avec_test,
        prix_formation: training.prix_formation,
        niveau: training.niveau,
        video_url: training.video_url ?? null,
        image: await pictureIds(pictures, training),
        formateur: trainerIds.get(training.trainer),
        typesformation: types.get(training.type),
        modesformation: modes.get(training.mode),
        modespayments: training.payments.map((key) => payments.get(key)),
      },
      localised: {
        Theme,
        description,
        objectifs,
        cible,
        Competences,
        lieu,
        langue: { fr: 'Français', en: 'French', ar: 'الفرنسية' },
      },
    })
  }
}

async function pictureIds(pictures: PictureLibrary, training: SeedTraining): Promise<number[]> {
  const ids: number[] = []
  for (const name of training.pictures) {
    ids.push(await pictures.idOf(name, sceneDescription[name], training.slug))
  }
  return ids
}

async function seedPaymentModes(
  payload: Payload,
  pictures: PictureLibrary,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, nom, logo } of paymentModes) {
    const Image = await pictures.logo(logo, nom)
    ids.set(
      key,
      await createLocalised(payload, 'modespayments', { plain: { Image }, localised: { nom } }),
    )
  }
  return ids
}

async function seedTrainers(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { Profession, Description, ...plain } of trainers) {
    ids.set(
      plain.Nom,
      await createLocalised(payload, 'formateurs', {
        plain,
        localised: { Profession, Description },
      }),
    )
  }
  return ids
}
