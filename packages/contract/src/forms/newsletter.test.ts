import { describe, expect, test } from 'vitest'
import { formMessages } from './messages/formMessages.ts'
import { newsletterForm } from './newsletter.ts'

describe('Newsletter form (spec 5 and 8)', () => {
  test.each(['awa@exemple.bf', 'a.b+c@sous.domaine.org'])('takes %s', (email) => {
    expect(newsletterForm.check({ email }, 'fr')).toBeUndefined()
  })

  test.each(['', 'awa', 'awa@', '@exemple.bf', 'awa @exemple.bf', 'awa@exemple.bf '])(
    'refuses « %s »',
    (email) => {
      expect(newsletterForm.check({ email }, 'fr')).toEqual({
        field: 'email',
        message: 'Email Invalide!',
      })
    },
  )

  test('is sent with an empty name (spec 3)', () => {
    expect(newsletterForm.payload({ email: 'awa@exemple.bf' })).toEqual({
      data: { nom: '', email: 'awa@exemple.bf' },
    })
  })

  test('says what the specification quotes, oddities included', () => {
    expect(formMessages('fr').newsletter).toEqual({
      submitting: 'Soucription en cours...',
      invalidEmail: 'Email Invalide!',
      success: "Merci d'avoir souscrit à notre newsletter !",
      failure: "Une Erreur s'est produite veuillez réessayer !",
    })
  })
})
