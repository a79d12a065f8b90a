import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { recordType } from '../records/recordType.ts'
import { choiceSchemas, choiceTypes } from './choiceTypes.ts'
import {
  type AttributeOf,
  type DraftedType,
  draftedTypes,
  isDrafted,
  isRecordType,
  recordTypeNames,
  recordTypes,
  typesWithPage,
} from './recordTypes.ts'

const schema = z.object({ slug: z.string(), titre: z.string() })
const facts = {
  schema,
  title: 'titre',
  drafted: false,
  order: { field: '_order', direction: 'asc' },
  page: null,
} as const

describe('What is known of a type of record', () => {
  test('names only attributes that the type has', () => {
    expect(recordType(facts)).toBe(facts)
    type Facts = Parameters<typeof recordType<typeof schema, false>>[0]
    expectTypeOf<Facts['title']>().toEqualTypeOf<'slug' | 'titre'>()
    expectTypeOf<Facts['openUntil']>().toEqualTypeOf<'slug' | 'titre' | undefined>()
    expectTypeOf<Facts['order']['field']>().toEqualTypeOf<'slug' | 'titre' | '_order'>()
    expectTypeOf<AttributeOf<'faqs'>>().toEqualTypeOf<'question' | 'reponse' | 'locale'>()
  })

  test.each(recordTypeNames)('of %s lets its page be made from what is on the wire', (type) => {
    const { page, schema, title } = recordTypes[type]
    const attributes = Object.keys(schema.shape)
    expect(attributes).toContain(title)
    if (page?.of !== 'slug') return
    expect(attributes).toContain('slug')
    expect(page.at('un-exemple')).toMatch(/^\/.+\/un-exemple$/)
  })

  test('says to the compiler of what the address of its page is made', () => {
    expectTypeOf<(typeof recordTypes)['jobs']['page']['of']>().toEqualTypeOf<'slug'>()
    expectTypeOf<(typeof recordTypes)['biblios']['page']['of']>().toEqualTypeOf<'id'>()
    expectTypeOf<(typeof recordTypes)['faqs']['page']>().toEqualTypeOf<null>()
  })

  test('gives each type pages below a start of its own', () => {
    const starts = recordTypeNames.flatMap((type) => {
      const { page } = recordTypes[type]
      return page?.of === 'slug' ? [page.at('')] : []
    })
    expect(new Set(starts).size).toBe(starts.length)
  })
})

describe('The types of record', () => {
  test('are told from any other name', () => {
    for (const type of recordTypeNames) expect(isRecordType(type)).toBe(true)
    for (const name of [...choiceTypes, 'media', '', 'constructor', '__proto__', 'toString']) {
      expect(isRecordType(name), name).toBe(false)
      expect(isDrafted(name), name).toBe(false)
    }
  })

  test('with drafts are a kind of their own to the compiler', () => {
    expectTypeOf<'faqs'>().not.toExtend<DraftedType>()
    expect(draftedTypes).not.toContain('faqs')
    expect(draftedTypes.every((type) => recordTypes[type].drafted)).toBe(true)
    expect(isDrafted(draftedTypes[0] ?? '')).toBe(true)
  })

  test('with a page are those that are previewed, and more', () => {
    expect(typesWithPage).toEqual(expect.arrayContaining([...draftedTypes]))
    expect(typesWithPage).not.toContain('faqs')
  })
})

describe('The lists to choose from', () => {
  test.each(choiceTypes)('%s: are chosen from by a name', (type) => {
    const attributes = Object.keys(choiceSchemas[type].shape)
    expect(attributes).toContain(type === 'formateurs' ? 'Nom' : 'nom')
  })

  test('are each named once, and are no types of record', () => {
    expect(new Set(choiceTypes).size).toBe(choiceTypes.length)
    expect(choiceTypes.filter(isRecordType)).toEqual([])
  })
})
