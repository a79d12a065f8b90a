import { describe, expect, test } from 'vitest'
import { isIdempotencyKey } from './envelope.ts'
import { typedFields } from './publicForm.ts'
import { publicFormAt, publicForms } from './publicForms.ts'

describe('What was typed into a form', () => {
  test('is read field by field; the rest is dropped', () => {
    const sent = new FormData()
    sent.set('email', 'awa@exemple.bf')
    sent.set('autre', 'x')
    expect(typedFields(publicForms.newsletters, sent)).toEqual({ email: 'awa@exemple.bf' })
  })

  test('is empty where it is missing, or a file', () => {
    const sent = new FormData()
    sent.set('email', new Blob(['x']), 'x.txt')
    expect(typedFields(publicForms.newsletters, sent)).toEqual({ email: '' })
    expect(Object.values(typedFields(publicForms.devis, new FormData()))).toEqual(Array(6).fill(''))
  })
})

describe('The forms of the site', () => {
  test.each(['newsletters', 'devis', 'contacts'] as const)(
    '%s is found by its endpoint',
    (name) => {
      expect(publicFormAt(name)).toBe(publicForms[name])
    },
  )

  test.each([undefined, '', 'blogs', 'constructor', '__proto__'])('%s is none', (name) => {
    expect(publicFormAt(name)).toBeUndefined()
  })
})

describe('The name of one sending', () => {
  test('is a UUID or a hash', () => {
    expect(isIdempotencyKey('3f0c2c1e-8f4e-4b53-9f0b-0f6e2f0f6c11')).toBe(true)
    expect(isIdempotencyKey('a'.repeat(64))).toBe(true)
  })

  test.each(['', 'court', 'a'.repeat(101), 'avec des espaces', "'; drop table", 'ligne\nsuivante'])(
    '« %s » is none',
    (text) => {
      expect(isIdempotencyKey(text)).toBe(false)
    },
  )
})
