import { describe, expect, test } from 'vitest'
import { trainerSchema, trainingSchema } from './training.ts'

const least = { slug: 'excel', Theme: 'Excel', publishedAt: '2026-11-03T08:00:00.000Z' }

describe('A training on the wire', () => {
  test('of a server that knows no town and no topic is read all the same', () => {
    const training = trainingSchema.parse(least)
    expect(training.ville).toBeNull()
    expect(training.thematique).toBeUndefined()
  })

  test('names its town and its topic', () => {
    const thematique = { data: { id: 2, attributes: { nom: 'Excel et données' } } }
    const training = trainingSchema.parse({ ...least, ville: 'Kaya', thematique })
    expect(training.ville).toBe('Kaya')
    expect(training.thematique?.data?.attributes.nom).toBe('Excel et données')
  })

  test('is taught by somebody whose photo may be missing', () => {
    expect(trainerSchema.parse({ Nom: 'Sanou' }).photo).toBeUndefined()
    expect(trainerSchema.parse({ Nom: 'Sanou', photo: { data: null } }).photo?.data).toBeNull()
  })
})
