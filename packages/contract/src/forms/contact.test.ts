import { describe, expect, test } from 'vitest'
import { contactForm } from './contact.ts'

const complete = {
  name: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '70123456',
  subject: 'Autres',
  message: 'Bonjour',
}

describe('Contact form (spec 5)', () => {
  test('a complete form passes', () => {
    expect(contactForm.check(complete, 'fr')).toBeUndefined()
  })

  test.each(['name', 'email', 'indicatif', 'phone', 'subject', 'message'] as const)(
    '%s is required',
    (field) => {
      const problem = contactForm.check({ ...complete, [field]: '' }, 'fr')
      expect(problem?.field).toBe(field)
      expect(problem?.message).toMatch(/^(Veuillez|Email|Numéro)/)
    },
  )

  test('the dial code and the service must be picked from the lists', () => {
    expect(contactForm.check({ ...complete, indicatif: '+33' }, 'fr')?.field).toBe('indicatif')
    expect(contactForm.check({ ...complete, subject: 'Plomberie' }, 'fr')?.field).toBe('subject')
  })

  test('takes the number of a neighbour', () => {
    expect(
      contactForm.check({ ...complete, indicatif: '+225', phone: '07 08 09 10 11' }, 'fr'),
    ).toBe(undefined)
  })

  test.each([
    ['abc1', '+226'],
    ['1', '+226'],
    ['123', '+226'],
    ['70 12 34 5', '+226'],
    ['70 12 34 56', '+225'],
    ['appelez le 70 12 34 56', '+226'],
    ['+225 70 12 34 56', '+226'],
  ])('« %s » is no number under %s', (phone, indicatif) => {
    expect(contactForm.check({ ...complete, indicatif, phone }, 'fr')).toEqual({
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
    })
  })

  test('is sent with its dial code, and with the number as it is dialled from anywhere', () => {
    expect(contactForm.payload({ ...complete, phone: '70 12 34 56' })).toEqual({
      data: { ...complete, phone: '+22670123456' },
    })
  })
})
