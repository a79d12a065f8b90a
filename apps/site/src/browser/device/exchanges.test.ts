import { expect, test } from 'vitest'
import { exchanges } from './exchanges.ts'

test.each([
  [0, 'away'],
  [503, 'away'],
  [429, 'often'],
  [400, 'notTaken'],
  [413, 'notTaken'],
  [401, 'unbound'],
])('A phone that is answered %i says so: %s', async (status, state) => {
  const exchange = exchanges({ send: async () => status, settle: () => 0 })
  expect(await exchange()).toBe(state)
})
