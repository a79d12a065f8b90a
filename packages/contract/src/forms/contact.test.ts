import { describe, expect, test } from 'vitest'
import { type ContactForm, firstWrongContactField } from './contact.ts'

const complete: ContactForm = {
  name: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '70123456',
  subject: 'Autres',
  message: 'Bonjour',
}

describe('Contact form (spec 5)', () => {
  test('a complete form passes', () => {
    expect(firstWrongContactField(complete)).toBeUndefined()
  })

  test.each(['name', 'email', 'indicatif', 'phone', 'subject', 'message'] as const)(
    '%s is required',
    (field) => {
      expect(firstWrongContactField({ ...complete, [field]: '' })).toBe(field)
    },
  )

  test('the dial code and the service must be picked from the lists', () => {
    expect(firstWrongContactField({ ...complete, indicatif: '+33' })).toBe('indicatif')
    expect(firstWrongContactField({ ...complete, subject: 'Plomberie' })).toBe('subject')
  })
})
