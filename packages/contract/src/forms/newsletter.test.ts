import { describe, expect, test } from 'vitest'
import { newsletterForm } from './newsletter.ts'
import { firstProblem, payloadOf } from './readForm.ts'

const check = (email: string) => firstProblem(newsletterForm, { email }, 'fr')

describe('Newsletter form (product 5 and 8)', () => {
  test.each(['awa@exemple.bf', 'a.b+c@sous.domaine.org'])('takes %s', (email) => {
    expect(check(email)).toBeUndefined()
  })

  test.each(['', 'awa', 'awa@', '@exemple.bf', 'awa @exemple.bf', 'awa@exemple.bf '])(
    'refuses « %s »',
    (email) => {
      expect(check(email)).toEqual({
        field: 'email',
        message: 'Email Invalide!',
      })
    },
  )

  test('is sent with an empty name (product 3)', () => {
    expect(payloadOf(newsletterForm, { email: 'awa@exemple.bf' })).toEqual({
      data: { nom: '', email: 'awa@exemple.bf' },
    })
  })

  test('says what the specification quotes, oddities included', () => {
    expect(newsletterForm.messages.fr).toEqual({
      submitting: 'Soucription en cours...',
      success: "Merci d'avoir souscrit à notre newsletter !",
      failure: "Une Erreur s'est produite veuillez réessayer !",
    })
  })
})
