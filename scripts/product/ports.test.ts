import { expect, it } from 'vitest'
import { freePort } from './ports.ts'

it('gives a port that no outgoing connection is given before a program listens on it', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, freePort))
  // Linux gives 32768 and up, others 49152 and up (RFC 6335, 6).
  expect(given.filter((port) => port < 20_000 || port >= 32_768)).toEqual([])
  expect(new Set(given).size).toBeGreaterThan(15)
})
