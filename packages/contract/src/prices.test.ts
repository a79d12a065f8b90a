import { expect, test } from 'vitest'
import { prices } from './prices.ts'

test('Prices are whole numbers: the franc has no cents', () => {
  const all = Object.values(prices).flatMap((group) => Object.values<number>(group))
  expect(all.length).toBeGreaterThan(0)
  for (const price of all) expect(Number.isInteger(price) && price > 0).toBe(true)
})
