import { expect, it } from 'vitest'
import { untranslatedPlace } from './untranslatedPlace.ts'

const arabic = { locale: 'ar' }
const french = { locale: 'fr' }

it.each([
  ['at its start, where what it is about is not translated', [french], [arabic], 'start'],
  ['at its end, where only what stands beside it is not', [arabic], [arabic, french], 'end'],
  ['nowhere, where all is', [arabic], [arabic], undefined],
  ['nowhere, where nothing says its language', [{}], [], undefined],
] as const)('A page says that it is not all translated %s', (_where, records, others, place) => {
  expect(untranslatedPlace({ records, otherRecords: others }, 'ar')).toBe(place)
})
