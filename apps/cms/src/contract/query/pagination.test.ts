import { describe, expect, it } from 'vitest'
import { offsetOf, paginationMeta, parsePagination } from './pagination.ts'

describe('pagination (contract.md, Query)', () => {
  it('gives the first 25 unless told otherwise', () => {
    expect(parsePagination(undefined)).toEqual({
      by: 'page',
      page: 1,
      pageSize: 25,
      withCount: true,
    })
  })

  it.each([
    [{ limit: '500' }, 100],
    [{ limit: '-1' }, 100],
    [{ limit: '0' }, 1],
    [{ limit: '-7' }, 1],
    [{ start: '2' }, 25],
    [{ pageSize: '500' }, 100],
    [{ pageSize: '0' }, 1],
  ])('cuts %o to %i records', (given, limit) => {
    expect(offsetOf(parsePagination(given)).limit).toBe(limit)
  })

  it('starts at the beginning for a page or start before it', () => {
    expect(offsetOf(parsePagination({ page: '0' })).offset).toBe(0)
    expect(offsetOf(parsePagination({ start: '-3' })).offset).toBe(0)
    expect(offsetOf(parsePagination({ page: '3', pageSize: '10' })).offset).toBe(20)
  })

  it.each(['abc', '1.5', ' ', '1e3', '0x10'])('refuses limit=%s with a sentence', (limit) => {
    expect(() => parsePagination({ limit })).toThrow('limit must be an integer')
  })

  it('refuses both ways at once, as recorded (p15)', () => {
    expect(() => parsePagination({ page: '1', start: '0' })).toThrow(
      'Invalid pagination parameters. Expected either start/limit or page/pageSize',
    )
  })

  it('tells pages or offset in the words of the question', () => {
    const page = parsePagination({ page: '2', pageSize: '10' })
    const offset = parsePagination({ start: '25', limit: '10' })

    expect(paginationMeta(page, 28)).toEqual({ page: 2, pageSize: 10, pageCount: 3, total: 28 })
    expect(paginationMeta(offset, 28)).toEqual({ start: 25, limit: 10, total: 28 })
    expect(paginationMeta(page, undefined)).toEqual({ page: 2, pageSize: 10 })
    expect(paginationMeta(parsePagination(undefined), 0)).toMatchObject({ pageCount: 0, total: 0 })
  })

  it('keeps SQL offsets exact for absurd pages', () => {
    const { offset } = offsetOf(parsePagination({ page: '999999999999999', pageSize: '100' }))

    expect(Number.isSafeInteger(offset)).toBe(true)
  })
})
