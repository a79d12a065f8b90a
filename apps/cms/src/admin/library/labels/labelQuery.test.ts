import { expect, it } from 'vitest'
import { askedLabel, whereLabel } from './labelQuery.ts'

it('knows again the label that was asked for, also from an address', () => {
  expect(askedLabel(whereLabel('7'))).toBe('7')
  expect(askedLabel({ or: [{ and: [{ labels: { in: [7] } }] }] })).toBe('7')
})

it('names none where something else narrows the list', () => {
  for (const where of [
    undefined,
    whereLabel(''),
    { or: [{ and: [{ labels: { in: ['7', '8'] } }] }] },
    { or: [{ and: [{ filename: { like: 'foire' } }] }] },
  ]) {
    expect(askedLabel(where)).toBe('')
  }
})
