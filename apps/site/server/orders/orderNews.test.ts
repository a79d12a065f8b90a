import { expect, test } from 'vitest'
import { orderNews } from './orderNews.ts'

/** As many orders as somebody may have placed. */
function waitsOf(address: string, orders: number) {
  return Array.from({ length: orders }, (_, index) => ({ reference: `CM-${index}`, address }))
}

test('Whoever waits for news of many orders leaves places to those at other addresses', () => {
  const news = orderNews()
  const given = waitsOf('192.0.2.1', 125).map(({ reference, address }) =>
    news.wait(reference, address),
  )
  expect(given.filter((one) => one !== undefined)).toHaveLength(50)
  expect(news.wait('CM-2026-7KQ4P9X', '192.0.2.2')).toBeDefined()
  // A place that is left is given again.
  given[0]?.stop()
  given[0]?.stop()
  expect(news.wait('CM-0', '192.0.2.1')).toBeDefined()
  expect(news.wait('CM-1', '192.0.2.1')).toBeUndefined()
})
