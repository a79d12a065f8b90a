import { expect, it } from 'vitest'
import { acceptedEncoding } from './acceptedEncoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br; q=0.3 , gzip; q=0.3', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('Accept-Encoding: %s is answered in %s (RFC 9110, 12.5.3)', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
