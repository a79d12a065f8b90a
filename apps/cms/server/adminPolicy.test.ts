import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminPolicy, freshNonce } from './adminPolicy.ts'

const directives = new Map(
  adminPolicy('abc')
    .split('; ')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
)

describe('the security policy of the back office', () => {
  it('runs the scripts that carry the nonce and those they load, no other', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"])
  })

  it('allows no style sheet in the page but those that are known to the letter', () => {
    const [self, nonce, ...known] = directives.get('style-src') ?? []
    expect([self, nonce]).toEqual(["'self'", "'nonce-abc'"])
    for (const source of known) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
    const ofPayload = createHash('sha256').update('@layer payload-default, payload;')
    expect(known).toContain(`'sha256-${ofPayload.digest('base64')}'`)
  })

  it('never evaluates text and never leaves the origin', () => {
    expect(adminPolicy('abc')).not.toMatch(/unsafe-eval|https?:|\*/)
    expect(directives.get('connect-src')).toEqual(["'self'"])
    expect(directives.get('form-action')).toEqual(["'self'"])
    expect(directives.get('base-uri')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
  })

  it('is framed by the site only', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'self'"])
  })

  it('has a new nonce of 128 bits every time', () => {
    expect(freshNonce()).toMatch(/^[\w+/]{22}==$/)
    expect(freshNonce()).not.toBe(freshNonce())
  })
})
