import { describe, expect, test } from 'vitest'
import { dialCodes } from '../dialCodes.ts'
import { services } from '../services.ts'
import { takeEmail } from './email.ts'
import { takeDialCode, takeService, takeText } from './fieldRules.ts'

describe('What is kept of a field (product 5)', () => {
  test('is the text itself, spaces and line breaks included', () => {
    expect(takeText('  Bonjour,\n\nmerci ')).toBe('  Bonjour,\n\nmerci ')
    expect(takeEmail('Awa@exemple.bf')).toBe('Awa@exemple.bf')
    expect(takeEmail('\u200fawa\u00ad@exem\u2060ple.bf\ufeff')).toBe('awa@exemple.bf')
    expect(takeEmail('\u200b')).toBeUndefined()
  })

  test.each(['', ' ', '\n\t', '\u00a0\u202f', '\ufeff'])(
    'is nothing where « %s » stands',
    (text) => {
      expect(takeText(text)).toBeUndefined()
    },
  )

  test('is a service in the words of the list, and no other', () => {
    for (const service of services) expect(takeService(service)).toBe(service)
    for (const other of ['', 'Plomberie', 'autres', 'Autres ', 'constructor']) {
      expect(takeService(other), other).toBeUndefined()
    }
  })

  test('is a dial code of the list, and no other', () => {
    const take = takeDialCode(dialCodes)
    for (const { code } of dialCodes) expect(take(code)).toBe(code)
    for (const other of ['', '226', '+33', '+22', '+226 ', 'abc']) {
      expect(take(other), other).toBeUndefined()
    }
  })
})
