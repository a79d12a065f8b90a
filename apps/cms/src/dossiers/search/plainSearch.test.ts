import { describe, expect, it } from 'vitest'
import { namedRecord, searchedFor, searchedText } from './plainSearch.ts'

describe('what staff look for in the inbox', () => {
  it('is compared without capitals and accents, dashes and apostrophes of any kind', () => {
    expect(searchedText(['Éléonore', null, 'L’ŒUVRE\n d’ici – là'])).toBe(
      "eleonore l'oeuvre d'ici - la",
    )
    expect(searchedFor(' Étude ')).toBe('etude')
  })

  it.each([
    '70 12 34 56',
    '70-12-34-56',
    '70.12.34.56',
    '226 70 12 34 56',
    '+226 70 12 34 56',
    '00226 70123456',
  ])('may be the number %s', (typed) => {
    expect('+22670123456').toContain(searchedFor(typed))
  })

  it.each(['+33 6 12 34 56 78', '0033 (0)6 12 34 56 78', '+33 06 12 34 56 78'])(
    'may be a number abroad, kept with the zero of its country or without: %s',
    (typed) => {
      for (const kept of ['+33612345678', '+330612345678']) {
        expect(kept).toContain(searchedFor(typed))
      }
    },
  )

  it.each(['DV-2026-7KQ4P9X', 'dv20267kq4p9x', ' dv 2026 7kq4 p9x '])(
    'may be the reference « %s »',
    (typed) => {
      expect(searchedText(['DV-2026-7KQ4P9X'])).toContain(searchedFor(typed))
    },
  )

  it('may be an address or a number that was copied with marks of direction', () => {
    expect(searchedFor('\u202aawa@exemple.bf\u202c')).toBe('awa@exemple.bf')
    expect(searchedFor('\u202a70 12 34 56\u202c')).toBe('70123456')
  })

  it('keeps the words of anything else', () => {
    expect(searchedFor('six personnes 2026')).toBe('six personnes 2026')
    expect(searchedFor('12')).toBe('12')
  })

  it.each([
    ['D-12', 12],
    ['m-7', 7],
    ['12', 12],
    ['n° 12', 12],
    ['N°12', 12],
    ['#12', 12],
  ])('%s names the record %i', (typed, id) => {
    expect(namedRecord(typed)).toBe(id)
  })

  it.each(['awa', 'D-', '1234567890', '70 12', '-3', '1e3'])('« %s » names none', (typed) => {
    expect(namedRecord(typed)).toBeUndefined()
  })
})
