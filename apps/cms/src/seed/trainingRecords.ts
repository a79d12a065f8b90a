import type { Payload } from 'payload'
import { demoChoices } from './content/choiceSeed.ts'
import { demoTrainers } from './content/trainerSeed.ts'
import { demoTrainings } from './content/trainingSeed.ts'
import { createLocalised, createNamed } from './createLocalised.ts'
import type { PictureLibrary } from './pictureLibrary.ts'
import { sessionDays } from './sessions/sessionDays.ts'
import { seedSessions } from './sessions/sessionRecords.ts'

type DemoTraining = ReturnType<typeof demoTrainings>[number]

/** Trainings with their trainers, types, modes and payment modes. */
export async function seedTrainings(
  payload: Payload,
  pictures: PictureLibrary,
  today: Date,
): Promise<void> {
  const themes = await createNamed(payload, 'thematiques', demoChoices('trainingThemes'))
  const types = await createNamed(payload, 'typesformations', demoChoices('trainingTypes'))
  const modes = await createNamed(payload, 'modesformations', demoChoices('trainingModes'))
  const payments = await seedPaymentModes(payload, pictures)
  const trainerIds = await seedTrainers(payload, pictures)
  const ids = new Map<string, number>()
  for (const training of demoTrainings()) {
    const { Theme, description, objectifs, cible, Competences, lieu, startsInDays, endsInDays } =
      training
    const { start, end } = sessionDays(today, startsInDays, endsInDays)
    const id = await createLocalised(payload, 'formations', {
      plain: {
        slug: training.slug,
        _status: 'published',
        date_formation: start,
        date_fin: end,
        nombre_heures: training.nombre_heures,
        avec_certificat: training.avec_certificat,
        avec_test: training.avec_test,
        prix_formation: training.prix_formation,
        niveau: training.niveau,
        video_url: training.video_url ?? null,
        image: await pictureIds(pictures, training),
        formateur: trainerIds.get(training.formateur),
        ville: training.ville ?? null,
        thematique: themes.get(training.thematique),
        typesformation: types.get(training.typesformation),
        modesformation: modes.get(training.modesformation),
        modespayments: training.modespayments.map((key) => payments.get(key)),
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
    ids.set(training.slug, id)
  }
  await seedSessions(payload, ids, today)
}

async function pictureIds(pictures: PictureLibrary, training: DemoTraining): Promise<number[]> {
  const ids: number[] = []
  for (const name of training.pictures) {
    ids.push(await pictures.scene(name))
  }
  return ids
}

async function seedPaymentModes(
  payload: Payload,
  pictures: PictureLibrary,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, nom, logo } of demoChoices('paymentModes')) {
    const Image = await pictures.drawing('payments', logo, nom)
    ids.set(
      key,
      await createLocalised(payload, 'modespayments', { plain: { Image }, localised: { nom } }),
    )
  }
  return ids
}

async function seedTrainers(
  payload: Payload,
  pictures: PictureLibrary,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { Profession, Description, portrait, ...who } of demoTrainers()) {
    const name = `${who.Prenoms} ${who.Nom}`
    const photo = await pictures.drawing('portraits', portrait, { fr: name })
    ids.set(
      who.Nom,
      await createLocalised(payload, 'formateurs', {
        plain: { ...who, photo },
        localised: { Profession, Description },
      }),
    )
  }
  return ids
}
