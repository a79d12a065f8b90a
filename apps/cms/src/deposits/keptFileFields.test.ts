import { describe, expect, it } from 'vitest'
import { keptFileFields, keptFileValues } from './keptFileFields.ts'

describe('What a row keeps of a private file', () => {
  const file = { key: 'a1', name: 'cv.pdf', type: 'application/pdf', size: 4 }

  it('has a value for each of its fields, and none of a file that did not come', () => {
    const names = keptFileFields('cv', 'CV').map((field) => ('name' in field ? field.name : ''))
    expect(Object.keys(keptFileValues('cv', file))).toEqual(names)
    expect(Object.values(keptFileValues('cv', file))).toEqual(Object.values(file))
    expect(new Set(Object.values(keptFileValues('cv', undefined)))).toEqual(new Set([null]))
  })
})
