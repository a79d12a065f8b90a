import { expect, it } from 'vitest'
import { securityContact } from './securityContact.ts'

it('names the company, in the form that programs read (RFC 9116), for half a year at most', () => {
  const facts = { email: 'contact@sira.example', origin: 'https://sira.example' }
  expect(securityContact({ ...facts, day: '2026-11-24' })).toBe(
    [
      'Contact: mailto:contact@sira.example',
      'Contact: https://sira.example/contact',
      'Expires: 2027-05-01T00:00:00.000Z',
      'Preferred-Languages: en, fr, ar',
      'Canonical: https://sira.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
