import { limits } from '@sira/contract/limits'
import { describe, expect, test } from 'vitest'
import { demoChoices } from './choiceSeed.ts'
import { arabicLetters, htmlFaults, slugForm, tagsOf, typographyFaults } from './textRules.ts'
import { demoTrainers } from './trainerSeed.ts'
import { demoTrainings } from './trainingSeed.ts'

const allTrainings = demoTrainings()
const trainers = demoTrainers()
const [trainingTypes, trainingModes] = [demoChoices('trainingTypes'), demoChoices('trainingModes')]
const trainingThemes = demoChoices('trainingThemes')
const paymentModes = demoChoices('paymentModes')
const keys = (labels: readonly { key: string }[]) => labels.map(({ key }) => key)
const names = (labels: readonly { nom: { fr: string } }[]) => labels.map(({ nom }) => nom.fr)
const translatedInto = (language: 'en' | 'ar') =>
  allTrainings.filter(({ Theme }) => Theme[language] !== undefined)

describe('The demo trainings', () => {
  test('are fifteen, each with an address of its own', () => {
    expect(allTrainings).toHaveLength(15)
    expect(new Set(allTrainings.map(({ slug }) => slug)).size).toBe(15)
    for (const { slug } of allTrainings) expect(slug).toMatch(slugForm)
  })

  test.each([
    ['en', /[a-z]/],
    ['ar', arabicLetters],
  ] as const)(
    'stand in the language %s in every text, but for one in French alone',
    (language, letters) => {
      const translated = translatedInto(language)
      expect(translated).toHaveLength(allTrainings.length - 1)
      for (const { Theme, description, objectifs, cible, Competences, lieu } of translated) {
        for (const text of [Theme, description, objectifs, cible, Competences, lieu]) {
          expect(text[language]).toMatch(letters)
        }
      }
    },
  )

  test.each(['en', 'ar'] as const)(
    'keep in %s the lists and the skills of the French',
    (language) => {
      for (const { objectifs, cible, Competences } of translatedInto(language)) {
        const count = (text = '') => text.split(',').length
        expect(count(Competences[language])).toBe(count(Competences.fr))
        for (const text of [objectifs, cible]) {
          expect(tagsOf(text[language] ?? '')).toEqual(tagsOf(text.fr))
        }
      }
    },
  )

  test('begin within five months, most of them after one, a few in the past', () => {
    const starts = allTrainings.map(({ startsInDays }) => startsInDays)
    expect(Math.max(...starts)).toBeLessThanOrEqual(150)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(-60)
    expect(starts.filter((days) => days < 0)).toHaveLength(2)
    expect(starts.filter((days) => days >= 30).length).toBeGreaterThan(allTrainings.length / 2)
  })

  test.each(allTrainings)('$slug: its hours fit between its first and its last day', (training) => {
    const {
      startsInDays,
      endsInDays = startsInDays + limits.trainingDays,
      nombre_heures,
    } = training
    expect(endsInDays).toBeGreaterThanOrEqual(startsInDays)
    expect(nombre_heures / (endsInDays - startsInDays + 1)).toBeLessThanOrEqual(8)
  })

  test('vary: free, of every level, with one picture or two, with and without an end', () => {
    const has = (condition: (training: (typeof allTrainings)[number]) => boolean) =>
      expect(allTrainings.some(condition)).toBe(true)
    has(({ prix_formation }) => prix_formation === 0)
    has(({ pictures }) => pictures.length === 1)
    has(({ pictures }) => pictures.length > 1)
    has(({ endsInDays }) => endsInDays !== undefined)
    has(({ endsInDays }) => endsInDays === undefined)
    has(({ description }) => /^\|[-|]+\|$/m.test(description.fr))
    has(({ description }) => /^- /m.test(description.fr))
    has(({ description }) => description.fr.length < 120)
    has(({ description }) => description.fr.length > 900)
    expect(new Set(allTrainings.map(({ niveau }) => niveau)).size).toBe(3)
    for (const { prix_formation } of allTrainings) expect(prix_formation % 1000).toBe(0)
  })

  test('show no scene more than twice on the cards of the catalogue', () => {
    const shown = allTrainings.map(({ pictures }) => pictures[0])
    for (const scene of shown) expect(shown.filter((one) => one === scene).length).toBeLessThan(3)
  })

  test.each(allTrainings)('$slug says its town, unless it is taught online', (training) => {
    expect(training.ville === undefined).toBe(training.modesformation === 'ligne')
  })

  test.each(allTrainings)('$slug names each payment mode once', ({ modespayments }) => {
    expect(new Set(modespayments).size).toBe(modespayments.length)
  })

  test.each(allTrainings)('$slug: its texts are well set', (training) => {
    const { Theme, description, objectifs, cible, Competences, lieu } = training
    for (const html of [objectifs, cible].flatMap((text) => Object.values<string>(text))) {
      expect(html).toMatch(/^<(p|ul|ol)>/)
      expect(htmlFaults(html)).toEqual([])
    }
    for (const { fr } of [Theme, description, objectifs, cible, Competences, lieu]) {
      expect(typographyFaults(fr)).toEqual([])
    }
  })
})

describe('What the demo trainings choose from (product 2.9, 2.10)', () => {
  test('are the four types of the catalogue, three modes and five payment modes', () => {
    expect(names(trainingTypes)).toEqual([
      'Certifiante',
      'Inter-entreprises',
      'À la carte',
      'E-learning / classe virtuelle',
    ])
    expect(names(trainingModes)).toEqual(['Présentiel', 'En ligne', 'Hybride'])
    expect(names(paymentModes)).toEqual([
      'Mobile money',
      'Carte bancaire',
      'Virement bancaire',
      'Espèces au bureau',
      'Chèque',
    ])
    expect(new Set(paymentModes.map(({ logo }) => logo)).size).toBe(5)
    for (const { nom } of [
      ...trainingThemes,
      ...trainingTypes,
      ...trainingModes,
      ...paymentModes,
    ]) {
      expect(nom.ar).toMatch(arabicLetters)
    }
  })

  test('are all used by a training', () => {
    const used = new Set(
      allTrainings.flatMap(({ thematique, typesformation, modesformation, modespayments }) => [
        thematique,
        typesformation,
        modesformation,
        ...modespayments,
      ]),
    )
    for (const key of keys([
      ...trainingThemes,
      ...trainingTypes,
      ...trainingModes,
      ...paymentModes,
    ])) {
      expect(used).toContain(key)
    }
  })
})

describe('The demo trainers', () => {
  test('are six, each of whom leads a training', () => {
    expect(trainers).toHaveLength(6)
    const leading = new Set(allTrainings.map(({ formateur }) => formateur))
    expect(new Set(trainers.map(({ Nom }) => Nom))).toEqual(leading)
  })

  test.each(trainers)('$Prenoms $Nom is presented in three languages and can be reached', (one) => {
    expect(one.coordonnees).toMatch(/^(\+226( \d\d){4}, )?[a-z.]+@sira\.example$/)
    for (const text of [one.Profession, one.Description]) {
      expect(text.en).toBeTruthy()
      expect(text.ar).toMatch(arabicLetters)
      expect(typographyFaults(text.fr)).toEqual([])
    }
  })
})
