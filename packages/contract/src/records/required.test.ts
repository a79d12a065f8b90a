import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { articleSchema } from './article.ts'
import { bookSchema } from './book.ts'
import { faqSchema } from './faq.ts'
import { jobSchema } from './job.ts'
import { mediaSchema } from './media.ts'
import { trainerSchema, trainingSchema } from './training.ts'

const publishedAt = '2026-11-18T08:30:00.000Z'

const least: [string, z.ZodType, Record<string, unknown>][] = [
  ['an article', articleSchema, { slug: 'a', titre: 'A', publishedAt }],
  ['a training', trainingSchema, { slug: 'a', Theme: 'A', publishedAt }],
  ['a job', jobSchema, { slug: 'a', titre: 'A', publishedAt }],
  ['a book', bookSchema, { titre: 'A' }],
  ['a question', faqSchema, { question: 'A ?' }],
  ['a picture', mediaSchema, { name: 'a.webp', mime: 'image/webp', url: '/uploads/a.webp' }],
]

describe('What a record cannot do without (product 3)', () => {
  test.each(least)('%s is taken with no more than that', (_what, schema, record) => {
    expect(schema.parse(record)).toMatchObject(record)
  })

  test.each(
    least.flatMap(([what, schema, record]) =>
      Object.keys(record).map((field) => [what, field, schema, record] as const),
    ),
  )('%s without %s is left out', (_what, field, schema, record) => {
    expect(schema.safeParse({ ...record, [field]: undefined }).success).toBe(false)
    expect(schema.safeParse({ ...record, [field]: null }).success).toBe(false)
  })

  test.each(least)('%s keeps nothing that the contract does not name', (_what, schema, record) => {
    expect(schema.parse({ ...record, motDePasse: 'secret' })).not.toHaveProperty('motDePasse')
  })
})

describe('What a record may lack', () => {
  test('a trainer may be a family name alone', () => {
    expect(trainerSchema.parse({ Nom: 'Kaboré' })).toEqual({
      Nom: 'Kaboré',
      Prenoms: null,
      Profession: null,
      Description: null,
      coordonnees: null,
    })
  })

  test('a training without a price or a date has none, not zero', () => {
    const training = trainingSchema.parse({ slug: 'a', Theme: 'A', publishedAt })
    expect(training).toMatchObject({ prix_formation: null, date_formation: null })
  })

  test('a free training costs zero', () => {
    const training = trainingSchema.parse({
      slug: 'a',
      Theme: 'A',
      publishedAt,
      prix_formation: 0,
    })
    expect(training.prix_formation).toBe(0)
  })

  test('a job whose last day is no date is left out rather than shown for ever', () => {
    const job = { slug: 'a', titre: 'A', publishedAt, date_expiration: 'bientôt' }
    expect(jobSchema.safeParse(job).success).toBe(false)
  })

  test('a picture may have no smaller sizes, or some of them', () => {
    const picture = { name: 'a.webp', mime: 'image/webp', url: '/uploads/a.webp' }
    expect(mediaSchema.parse(picture).formats).toBeNull()
    const thumbnail = { width: 245, height: 138, size: 6.2, url: '/uploads/thumbnail_a.webp' }
    expect(mediaSchema.parse({ ...picture, formats: { thumbnail } }).formats).toEqual({ thumbnail })
  })
})
