import { expect, test } from 'vitest'
import { apiUrlAt, localUrlAt } from './defaultAddresses.ts'

test.each([
  [undefined, 'http://127.0.0.1:3001/api'],
  ['', 'http://127.0.0.1:3001/api'],
  ['0.0.0.0', 'http://127.0.0.1:3001/api'],
  ['::', 'http://127.0.0.1:3001/api'],
  ['::1', 'http://[::1]:3001/api'],
  ['127.0.0.2', 'http://127.0.0.2:3001/api'],
  ['localhost', 'http://localhost:3001/api'],
  ['fd00::7', 'http://[fd00::7]:3001/api'],
])('a program that listens on %s is reached at %s', (host, url) => {
  expect(apiUrlAt(3001, host)).toBe(url)
  expect(`${localUrlAt(3001, host)}/api`).toBe(url)
})
