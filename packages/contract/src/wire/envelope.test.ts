import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entityOf, listOf, pagination, relationCount, toManyOf, toOneOf } from './envelope.ts'
import { day, optional, time } from './timestamps.ts'

const named = entityOf(z.object({ nom: z.string() }))
const record = { id: 7, attributes: { nom: 'Emploi' } }

describe('The envelope (contract, "Envelope")', () => {
  test('a record is its number and its attributes, nothing beside them', () => {
    expect(named.parse({ ...record, extra: true })).toEqual(record)
  })

  test.each([
    [{ attributes: { nom: 'Emploi' } }, 'no number'],
    [{ id: '7', attributes: { nom: 'Emploi' } }, 'its number is a text'],
    [{ id: 7.5, attributes: { nom: 'Emploi' } }, 'its number is not whole'],
    [{ id: 7 }, 'no attributes'],
    [{ id: 7, nom: 'Emploi' }, 'its attributes beside its number'],
  ])('%j is no record: %s', (value, _why) => {
    expect(named.safeParse(value).success).toBe(false)
  })

  test('one related record, or none', () => {
    expect(toOneOf(named).parse({ data: record })).toEqual({ data: record })
    expect(toOneOf(named).parse({ data: null })).toEqual({ data: null })
    expect(toOneOf(named).safeParse({}).success).toBe(false)
  })

  test('several related records; without any, a list of media is null on the wire', () => {
    expect(toManyOf(named).parse({ data: [record] })).toEqual({ data: [record] })
    expect(toManyOf(named).parse({ data: [] })).toEqual({ data: [] })
    expect(toManyOf(named).parse({ data: null })).toEqual({ data: [] })
  })

  test('a number in place of the related records', () => {
    const counted = { data: { attributes: { count: 12 } } }
    expect(relationCount.parse(counted)).toEqual(counted)
    expect(relationCount.safeParse({ data: [record] }).success).toBe(false)
  })

  test('a list says where it stands, by page or by offset', () => {
    const page = { page: 1, pageSize: 25, pageCount: 2, total: 30 }
    expect(pagination.parse(page)).toEqual(page)
    expect(pagination.parse({ start: 0, limit: 3 })).toEqual({ start: 0, limit: 3 })
    expect(pagination.safeParse({ page: 1 }).success).toBe(false)
    expect(listOf(named).safeParse({ data: [record] }).success).toBe(false)
  })
})

describe('Times and days (contract, "Types")', () => {
  test('a time is in milliseconds, UTC', () => {
    expect(time.parse('2026-11-18T08:30:00.000Z')).toBe('2026-11-18T08:30:00.000Z')
    expect(time.safeParse('2026-11-18 08:30').success).toBe(false)
  })

  test('a day is a date that exists', () => {
    expect(day.parse('2028-02-29')).toBe('2028-02-29')
    expect(day.safeParse('2026-02-29').success).toBe(false)
    expect(day.safeParse('18/11/2026').success).toBe(false)
  })

  test('what was left empty or not asked for is null, what is wrong is not', () => {
    expect(optional(z.string()).parse(undefined)).toBeNull()
    expect(optional(z.string()).parse(null)).toBeNull()
    expect(optional(z.string()).parse('')).toBe('')
    expect(optional(z.string()).safeParse(3).success).toBe(false)
  })
})
