import { expect, test } from 'vitest'
import { openingHours } from './openingHours.ts'

test.each(['07H-12H', ' 7h – 12h ', '07:00-12:00', '7H00 à 12H'])(
  'Hours written as « %s » are read',
  (text) => {
    expect(openingHours(text)).toEqual({ opens: '07:00', closes: '12:00' })
  },
)

test.each(['', 'Sur rendez-vous', '07H-12H, 15H-18H'])(
  '« %s » is left as it is written',
  (text) => {
    expect(openingHours(text)).toBeUndefined()
  },
)
