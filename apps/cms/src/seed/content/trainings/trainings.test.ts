import { describe, expect, test } from 'vitest'
import { allTrainings } from '../../trainingRecords.ts'
import { htmlFaults, typographyFaults } from '../textRules.ts'
import { trainers } from './trainers.ts'
import { paymentModes, trainingModes, trainingTypes } from './trainingChoices.ts'

const keys = (labels: readonly { key: string }[]) => labels.map(({ key }) => key)

describe('The demo trainings (issue 2, seed)', () => {
  test('are fifteen, each with an address of its own', () => {
    expect(allTrainings).toHaveLength(15)
    expect(new Set(allTrainings.map(({ slug }) => slug)).size).toBe(15)
  })

  test('stand in the three languages for five of them, in every text', () => {
    const translated = allTrainings.filter(({ Theme }) => Theme.en !== undefined)
    expect(translated.length).toBeGreaterThanOrEqual(5)
    for (const { Theme, description, objectifs, cible, Competences } of translated) {
      for (const text of [Theme, description, objectifs, cible, Competences]) {
        expect(text.en).toBeTruthy()
        expect(text.ar).toMatch(/[\u0600-\u06ff]/)
      }
    }
  })

  test('vary: past, free, of every level, with and without a picture or an end', () => {
    const has = (condition: (training: (typeof allTrainings)[number]) => boolean) =>
      expect(allTrainings.some(condition)).toBe(true)
    has(({ startsInDays }) => startsInDays < 0)
    has(({ prix_formation }) => prix_formation === 0)
    has(({ pictures }) => pictures.length === 0)
    has(({ pictures }) => pictures.length > 1)
    has(({ endsInDays }) => endsInDays === undefined)
    has(({ description }) => /^\|[-|]+\|$/m.test(description.fr))
    expect(new Set(allTrainings.map(({ niveau }) => niveau)).size).toBe(3)
  })

  test.each(allTrainings)('$slug: its trainer, type, mode and payments exist', (training) => {
    expect(trainers.map(({ Nom }) => Nom)).toContain(training.trainer)
    expect(keys(trainingTypes)).toContain(training.type)
    expect(keys(trainingModes)).toContain(training.mode)
    for (const payment of training.payments) expect(keys(paymentModes)).toContain(payment)
  })

  test.each(allTrainings)('$slug: its texts are well set', (training) => {
    const { Theme, description, objectifs, cible } = training
    for (const html of [objectifs, cible].flatMap((text) => Object.values<string>(text))) {
      expect(htmlFaults(html)).toEqual([])
    }
    for (const { fr } of [Theme, description, objectifs, cible]) {
      expect(typographyFaults(fr)).toEqual([])
    }
  })
})
