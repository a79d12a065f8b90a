import { describe, expect, test } from 'vitest'
import { isHttps, isLoopback, publicAddress } from './publicAddress.ts'

describe('The public address of the site', () => {
  test('is apart from the one under which the back office reaches the site', () => {
    const given = { PUBLIC_URL: 'https://sira.example/', SITE_URL: 'http://site:3000' }
    expect(publicAddress(given)).toBe('https://sira.example')
  })

  test('is that of SITE_URL where only this is given, as in older installations', () => {
    expect(publicAddress({ SITE_URL: 'https://sira.example/' })).toBe('https://sira.example')
    expect(publicAddress({ PUBLIC_URL: '', SITE_URL: 'http://a.example:81' })).toBe(
      'http://a.example:81',
    )
  })

  test('is unknown where nothing that can be read is given', () => {
    expect(publicAddress({})).toBeUndefined()
    expect(publicAddress({ PUBLIC_URL: 'sira' })).toBeUndefined()
  })

  test.each(['https://sira.example', 'https://127.0.0.1'])('%s is only read over TLS', (url) => {
    expect(isHttps(url)).toBe(true)
    expect(isHttps(url.replace('https', 'http'))).toBe(false)
  })

  test.each([
    'localhost',
    'localhost:3000',
    'sira.localhost',
    '127.0.0.1',
    '127.8.9.10:3000',
    '[::1]:3000',
  ])('%s is this very machine', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  test.each(['sira.example', 'localhost.example', '192.168.1.20:3000', '128.0.0.1', '[::2]', ''])(
    '"%s" is another one, or none',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
