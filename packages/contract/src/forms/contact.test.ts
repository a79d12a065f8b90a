import { describe, expect, test } from 'vitest'
import { contactForm } from './contact.ts'
import { firstProblem, payloadOf } from './readForm.ts'

const complete = {
  name: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '70123456',
  subject: 'Autres',
  message: 'Bonjour',
}

const check = (typed: typeof complete) => firstProblem(contactForm, typed, 'fr')

describe('Contact form (product 5)', () => {
  test('a complete form passes', () => {
    expect(check(complete)).toBeUndefined()
  })

  test.each(['name', 'email', 'indicatif', 'phone', 'subject', 'message'] as const)(
    '%s is required',
    (field) => {
      const problem = check({ ...complete, [field]: '' })
      expect(problem?.field).toBe(field)
      expect(problem?.message).toMatch(/^(Veuillez|Email|Numéro)/)
    },
  )

  test('the dial code and the service must be picked from the lists', () => {
    expect(check({ ...complete, indicatif: '+33' })?.field).toBe('indicatif')
    expect(check({ ...complete, subject: 'Plomberie' })?.field).toBe('subject')
  })

  test('takes the number of a neighbour', () => {
    expect(check({ ...complete, indicatif: '+225', phone: '07 08 09 10 11' })).toBe(undefined)
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
    expect(check({ ...complete, indicatif, phone })).toEqual({
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
    })
  })

  test('is sent with its dial code, and with the number as it is dialled from anywhere', () => {
    expect(payloadOf(contactForm, { ...complete, phone: '70 12 34 56' })).toEqual({
      data: { ...complete, phone: '+22670123456' },
    })
  })
})
