import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './sameOrigin.ts'

const publicOrigin = 'https://sira.example'

function sentFrom(headers: Record<string, string>, host = 'sira.example', method = 'POST') {
  return isSameOrigin({ method, headers, host }, publicOrigin)
}

describe('a write comes from one of our own pages', () => {
  it.each([
    ['our public address', { origin: publicOrigin, 'sec-fetch-site': 'same-origin' }],
    ['an older browser of ours', { origin: publicOrigin }],
    ['an address typed again', { 'sec-fetch-site': 'none' }],
    ['a page of ours that only names itself', { referer: `${publicOrigin}/admin` }],
    ['a program', {}],
  ])('when it is sent from %s', (_name, headers: Record<string, string>) => {
    expect(sentFrom(headers)).toBe(true)
  })

  it('also when the site is tried by another of its names', () => {
    expect(sentFrom({ origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3000')).toBe(true)
  })

  it('also behind a proxy that does not name the visitor’s address', () => {
    expect(sentFrom({ origin: publicOrigin }, '127.0.0.1:3001')).toBe(true)
  })
})

describe('a write comes from elsewhere', () => {
  it.each([
    ['a sibling subdomain', { origin: 'https://blog.sira.example' }],
    ['a sibling that hides its name', { 'sec-fetch-site': 'same-site' }],
    ['another site', { origin: publicOrigin, 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', { origin: 'null' }],
    ['another port', { origin: 'https://sira.example:8443' }],
    ['our name without TLS', { origin: 'http://sira.example' }],
    ['a page that only names itself', { referer: 'https://blog.sira.example/x' }],
  ])('when it is sent from %s', (_name, headers: Record<string, string>) => {
    expect(sentFrom(headers)).toBe(false)
  })

  it('but it may read what everyone may read', () => {
    expect(sentFrom({ origin: 'https://blog.sira.example' }, 'sira.example', 'GET')).toBe(true)
  })
})
