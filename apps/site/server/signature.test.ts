import { invalidationLifetime } from '@sira/contract/wire/invalidation'
import { expect, it } from 'vitest'
import { isRecent } from './signature.ts'

const agoIs = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

it.each([
  ['a moment ago', agoIs(1000), true],
  ['a moment ahead, by a clock that is', agoIs(-1000), true],
  ['too long ago', agoIs(invalidationLifetime + 1000), false],
  ['far ahead', agoIs(-invalidationLifetime - 1000), false],
  ['no moment', 'hier', false],
  ['nothing', undefined, false],
])('a call signed %s is taken or not', (_when, at, taken) => {
  expect(isRecent(at)).toBe(taken)
})
