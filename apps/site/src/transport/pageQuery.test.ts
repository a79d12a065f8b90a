import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { keptQuery, type Query, readQuery } from './pageQuery.ts'
import { pageNumber } from './parameters.ts'

const catalogue = {
  page: pageNumber,
  niveau: [z.enum(['debutant', 'avance'])],
  q: z.string().min(1).max(5),
} as const satisfies Query
const kept = (query: string) => String(keptQuery(catalogue, new URLSearchParams(query)))
const read = (query: string) => readQuery(catalogue, new URL(`http://a.example/?${query}`))

describe('of a query', () => {
  it.each([
    ['q=excel&page=2', 'page=2&q=excel'],
    ['page=2&page=3', 'page=2'],
    ['page=0&page=3', 'page=3'],
    ['page=1', ''],
    ['utm_source=x', ''],
    ['niveau=debutant&niveau=x&niveau=avance&niveau=debutant', 'niveau=avance&niveau=debutant'],
    ['q=+a++b+', 'q=a+b'],
    ['q=+', ''],
    ['constructor=1&toString=2', ''],
  ])('%s, %j reaches the page', (query, left) => {
    expect(kept(query)).toBe(left)
  })

  it('a page reads what its schemas make of it', () => {
    const asked = read('page=12&niveau=avance&q=cv')
    expect(asked).toEqual({ page: 12, niveau: ['avance'], q: 'cv' })
    expectTypeOf(asked.page).toEqualTypeOf<number | undefined>()
    expectTypeOf(asked.niveau).toEqualTypeOf<('debutant' | 'avance')[]>()
  })

  it('a page reads nothing where nothing valid is asked', () => {
    expect(read('page=x&niveau=y')).toEqual({ page: undefined, niveau: [], q: undefined })
  })
})
