import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { placeFields } from './deliveryPlaces.ts'

const nothingElse = {} as never
const from = placeFields('depart')
const to = placeFields('arrivee')
const each = Object.entries({ ...from, ...to })

describe('A place that something is carried from, or to (product 13)', () => {
  test('is a town, a quarter, a landmark, and somebody who answers there', () => {
    expect(Object.keys(from)).toEqual([
      'depart.ville',
      'depart.quartier',
      'depart.repere',
      'depart.contact',
      'depart.phone',
    ])
    expect(Object.keys(to)).toEqual(
      Object.keys(from).map((name) => name.replace('depart', 'arrivee')),
    )
  })

  test.each(each)('%s is asked for, on the page and by the call', (_name, field) => {
    expect(field.required).toBe(true)
    expect(field.take('', nothingElse)).toBeUndefined()
    expect(field.take('   ', nothingElse)).toBeUndefined()
  })

  test.each(each)('%s can be sent as it can be typed', (_name, { longest }) => {
    expect(longest.typed).toBeGreaterThan(0)
    expect(longest.sent).toBeGreaterThanOrEqual(longest.typed)
  })

  test.each(each)('%s says what is wrong in each language, in one line', (_name, { said }) => {
    for (const { code } of locales) expect(said[code]).toMatch(/^\S.*[.!]$/)
    expect(said.ar).toMatch(/\p{Script=Arabic}/u)
    expect(new Set(Object.values(said)).size).toBe(locales.length)
  })

  test.each(each)('%s tells programs what is wrong after its name', (_name, { refusal }) => {
    expect(refusal).toMatch(/^(must|cannot) be [a-z ]+$/)
  })

  test('is kept in the words of who lives there', () => {
    expect(from['depart.repere'].take('Derrière l’école A', nothingElse)).toBe('Derrière l’école A')
    expect(to['arrivee.quartier'].take('Patte d’Oie', nothingElse)).toBe('Patte d’Oie')
  })

  test.each([
    ['70 12 34 56', '+22670123456'],
    ['+226 76-00-00-01', '+22676000001'],
    ['+225 07 08 09 10 11', '+2250708091011'],
    ['٧٠١٢٣٤٥٦', '+22670123456'],
  ])('has a number as it is dialled from anywhere: %s', (typed, whole) => {
    expect(to['arrivee.phone'].take(typed, nothingElse)).toBe(whole)
  })

  test.each(['12', 'Moussa', '7012345'])('has no number that nobody can call: %s', (typed) => {
    expect(to['arrivee.phone'].take(typed, nothingElse)).toBeUndefined()
  })
})
