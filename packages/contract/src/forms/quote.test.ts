import { describe, expect, test } from 'vitest'
import { checkQuote, quoteForm, quotePayload } from './quote.ts'

const complete = {
  nom: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  indicatif: '+226',
  phone: '22670123456',
  service: 'Formation professionnelle',
  message: 'Bonjour, je voudrais un devis.',
}

describe('Quote form (spec 5)', () => {
  test('a complete form passes', () => {
    expect(checkQuote(complete)).toBeUndefined()
  })

  test('checks the address first, then the phone, the service and the message', () => {
    const empty = quoteForm.parse({})
    expect(checkQuote(empty)).toEqual({ field: 'email', message: 'Email Invalide !' })
    const withEmail = { ...empty, email: complete.email }
    expect(checkQuote(withEmail)).toEqual({
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
    })
    const withPhone = { ...withEmail, phone: complete.phone }
    expect(checkQuote(withPhone)).toEqual({
      field: 'service',
      message: 'Veuillez sélectionner un service.',
    })
    const withService = { ...withPhone, service: complete.service }
    expect(checkQuote(withService)).toEqual({
      field: 'message',
      message: 'Veuillez saisir un message.',
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
    expect(checkQuote({ ...complete, phone })).toBeUndefined()
  })

  test.each(['', '7012345', '701234567', '2267012345', '22570123456', '++22670123456', 'abc'])(
    'refuses the number « %s »',
    (phone) => {
      expect(checkQuote({ ...complete, phone })?.message).toBe('Numéro de téléphone Invalide !')
    },
  )

  test('refuses a bare number under the dial code of another country', () => {
    expect(checkQuote({ ...complete, indicatif: '+225', phone: '70123456' })?.field).toBe('phone')
  })

  test('refuses a message of spaces', () => {
    expect(checkQuote({ ...complete, message: ' \n\t ' })?.field).toBe('message')
  })

  test('refuses a service that is not offered', () => {
    expect(checkQuote({ ...complete, service: 'Plomberie' })?.field).toBe('service')
  })

  test('is sent without the dial code (spec 3)', () => {
    expect(quotePayload({ ...complete, phone: '70 12 34 56' })).toEqual({
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
