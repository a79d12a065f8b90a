import { describe, expect, test } from 'vitest'
import { quoteForm } from './quote.ts'
import { firstProblem, payloadOf } from './readForm.ts'

const complete = {
  nom: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '22670123456',
  service: 'Formation professionnelle',
  message: 'Bonjour, je voudrais un devis.',
}

const check = (typed: typeof complete) => firstProblem(quoteForm, typed, 'fr')

describe('Quote form (product 5)', () => {
  test('a complete form passes', () => {
    expect(check(complete)).toBeUndefined()
  })

  test('checks the address first, then the phone, the service and the message', () => {
    const empty = { ...complete, email: '', phone: '', service: '', message: '', nom: '' }
    expect(check(empty)).toEqual({ field: 'email', message: 'Email Invalide !' })
    const withEmail = { ...empty, email: complete.email }
    expect(check(withEmail)).toEqual({
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
    })
    const withPhone = { ...withEmail, phone: complete.phone }
    expect(check(withPhone)).toEqual({
      field: 'service',
      message: 'Veuillez sélectionner un service.',
    })
    const withService = { ...withPhone, service: complete.service }
    expect(check(withService)).toEqual({
      field: 'message',
      message: 'Veuillez saisir un message.',
    })
    const withMessage = { ...withService, message: complete.message }
    expect(check(withMessage)).toEqual({ field: 'nom', message: 'Veuillez saisir votre nom.' })
  })

  test('requires the dial code, though it is not sent', () => {
    expect(check({ ...complete, indicatif: '' })).toEqual({
      field: 'indicatif',
      message: 'Veuillez sélectionner un indicatif.',
    })
  })

  test.each([
    '22670123456',
    '+22670123456',
    '022670123456',
    '70 12 34 56',
    '00226 70 12 34 56',
    '70-12-34-56',
  ])('takes the number %s', (phone) => {
    expect(check({ ...complete, phone })).toBeUndefined()
  })

  test.each(['', '7012345', '701234567', '2267012345', '22570123456', '++22670123456', 'abc'])(
    'refuses the number « %s »',
    (phone) => {
      expect(check({ ...complete, phone })?.message).toBe('Numéro de téléphone Invalide !')
    },
  )

  test('refuses a bare number under the dial code of another country', () => {
    expect(check({ ...complete, indicatif: '+225', phone: '70123456' })?.field).toBe('phone')
  })

  test('refuses the number of another country, which product 5 does not take', () => {
    for (const phone of ['+225 07 08 09 10 11', '+33 6 12 34 56 78']) {
      expect(check({ ...complete, phone })?.field, phone).toBe('phone')
    }
  })

  test('refuses a message of spaces', () => {
    expect(check({ ...complete, message: ' \n\t ' })?.field).toBe('message')
  })

  test('refuses a service that is not offered', () => {
    expect(check({ ...complete, service: 'Plomberie' })?.field).toBe('service')
  })

  test('is sent without the dial code (product 3)', () => {
    expect(payloadOf(quoteForm, { ...complete, phone: '70 12 34 56' })).toEqual({
      data: {
        nom: 'Awa Sawadogo',
        email: 'awa@exemple.bf',
        phone: '+22670123456',
        service: 'Formation professionnelle',
        message: 'Bonjour, je voudrais un devis.',
      },
    })
  })
})
