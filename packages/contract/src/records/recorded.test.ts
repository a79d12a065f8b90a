import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { entityOf, listOf, singleOf } from '../wire/envelope.ts'
import { errorEnvelope } from '../wire/errors.ts'
import { articleSchema, categorySchema, countedCategorySchema, tagSchema } from './article.ts'
import { bookSchema } from './book.ts'
import { choiceSchema } from './choice.ts'
import { faqSchema } from './faq.ts'
import { jobSchema } from './job.ts'
import { paymentModeSchema, trainingSchema } from './training.ts'

function recorded(name: string): unknown {
  const file = new URL(`../../fixtures/strapi-v4/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function parseList<Attributes>(name: string, schema: z.ZodType<Attributes>): Attributes[] {
  const { data } = listOf(entityOf(schema)).parse(recorded(name))
  return data.map((record) => (record as { attributes: Attributes }).attributes)
}

describe('Records as a Strapi 4 server really sent them (contract, "Envelope")', () => {
  test.each<[string, z.ZodType]>([
    ['c01-blogs-populate', articleSchema],
    ['c03-categories-populate', categorySchema],
    ['c04-formations-populate', trainingSchema],
    ['c05-jobs-populate', jobSchema],
    ['c06-biblios-populate', bookSchema],
    ['c07-faqs', faqSchema],
    ['c08-tags-populate', tagSchema],
    ['c09-modespayments-populate', paymentModeSchema],
    ['q12-formateur-nested', trainingSchema],
  ])('%s parses whole', (name, schema) => {
    expect(parseList(name, schema).length).toBeGreaterThan(0)
  })

  test('an article has its picture, its tags in order and its category', () => {
    const [article] = parseList('c01-blogs-populate', articleSchema)
    expect(article?.image?.data?.attributes.formats?.thumbnail?.url).toMatch(/^\/uploads\//)
    expect(article?.tags?.data.map((tag) => tag.attributes.nom)).toEqual([
      'Burkina Faso',
      'ONG',
      'Bailleurs de fonds',
      'Cadre logique',
    ])
    expect(article?.category?.data?.attributes.nom).toBe('Gestion de projet')
  })

  test('a training has its trainer and its payment modes', () => {
    const [training] = parseList('q12-formateur-nested', trainingSchema)
    expect(training?.formateur?.data?.attributes.Nom).toBe('SAWADOGO')
    expect(training?.modespayments?.data[0]?.attributes.nom).toBe('Orange Money')
  })

  test('a training from a server without our extras has them empty', () => {
    const [training] = parseList('c04-formations-populate', trainingSchema)
    expect(training).toMatchObject({ date_fin: null, niveau: null, video_url: null })
  })

  test('an empty list is a list', () => {
    expect(parseList('w17-no-match', articleSchema)).toEqual([])
  })

  test('a list by offset says start and limit', () => {
    const { meta } = listOf(entityOf(articleSchema)).parse(recorded('p04-start-only'))
    expect(meta.pagination).toMatchObject({ start: 2, limit: 25 })
  })

  test('a record that lacks what the site cannot do without does not parse', () => {
    const onlyTitles = listOf(entityOf(articleSchema)).safeParse(recorded('f01-one'))
    expect(onlyTitles.success).toBe(false)
  })

  test('the answer to a create is a single record', () => {
    const { data } = singleOf(entityOf(choiceSchema)).parse(recorded('c10-newsletter-create'))
    expect(data.id).toBeGreaterThan(0)
  })
})

describe('Categories', () => {
  test('may come with the number of their articles in place of the articles', () => {
    const counted = { nom: 'Emploi', blogs: { data: { attributes: { count: 7 } } } }
    expect(countedCategorySchema.parse(counted).blogs).toEqual({
      data: { attributes: { count: 7 } },
    })
  })
})

describe('Errors (contract, "Envelope")', () => {
  test('a validation error names each field', () => {
    const { error } = errorEnvelope.parse(recorded('d08-all-missing'))
    expect(error.name).toBe('ValidationError')
    expect(error.message).toBe('2 errors occurred')
    expect(error.details?.errors?.map(({ path }) => path)).toEqual([['nom'], ['email']])
  })

  test('an error without details parses too', () => {
    expect(errorEnvelope.parse(recorded('d07-body-over-1mb')).error.status).toBe(413)
  })
})
