import { expect, test } from 'vitest'
import { numberAfter, numberBefore } from './revisionNumber.ts'

test('A revision keeps the number of its estimate, and counts from two', () => {
  expect(numberAfter('D2026-0007')).toBe('D2026-0007-R2')
  expect(numberAfter('D2026-0007-R2')).toBe('D2026-0007-R3')
  expect(numberAfter('D2026-0007-R9')).toBe('D2026-0007-R10')
})

test('A revision names what it replaces, and a first estimate replaces nothing', () => {
  expect(numberBefore('D2026-0007-R10')).toBe('D2026-0007-R9')
  expect(numberBefore('D2026-0007-R2')).toBe('D2026-0007')
  expect(numberBefore('D2026-0007')).toBeUndefined()
})
