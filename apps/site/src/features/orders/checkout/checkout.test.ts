import { nameField, phoneField } from '@sira/contract/forms/formFields'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { orderRequest } from '@sira/contract/orders/orderRequest'
import { describe, expect, test } from 'vitest'
import { problemsSaid } from '../../../browser/forms/problemsSaid.ts'
import { ar } from '../../../i18n/ar.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { fr } from '../../../i18n/fr.ts'
import { checkoutProblems } from './checkoutProblems.ts'
import { checkoutSaying } from './checkoutSaying.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { deliveredQuote } from './deliveredQuote.ts'
import { firstValues } from './firstValues.ts'
import { offeredModes } from './offeredModes.ts'
import { orderOf } from './orderOf.ts'
import { sentCheckout } from './sentCheckout.ts'

const book = { nature: 'livre', id: 3, titre: 'Un livre', quantite: 2 } as const
const plan = { nature: 'formule', code: 'annuel', titre: 'Annuel', quantite: 1 } as const

function quoteOf(line: typeof book | typeof plan): OrderQuote {
  return {
    lignes: [{ ...line, prix: 6_000, montant: 12_000, du: null, au: null }],
    livraison: 0,
    total: 12_000,
    devise: 'XOF',
    villes: [{ ville: 'Ouagadougou', frais: 1_000 }],
    modes: ['especes_agence', 'mobile_money'],
  }
}

const filledIn: CheckoutValues = {
  ...firstValues,
  nom: 'Awa Ouédraogo',
  phone: '70 12 34 56',
  mode: 'mobile_money',
}
const delivered = {
  remise: 'livraison',
  ville: 'Ouagadougou',
  quartier: 'Gounghin',
  repere: 'Derrière la pharmacie',
}

describe('What is still to be filled in', () => {
  const wrong = (more: Partial<CheckoutValues>, words = fr) =>
    checkoutProblems({ ...filledIn, ...more }, quoteOf(book), words)

  test('is nothing once all is said', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ ...delivered, email: 'awa@exemple.bf' })).toEqual([])
    expect(wrong({ ...delivered, mode: 'especes_livraison' })).toEqual([])
  })

  test.each([
    ['nom', { nom: ' ' }],
    ['phone', { phone: '7012' }],
    ['email', { email: 'awa@' }],
    ['entreprise', { pour_entreprise: 'oui' }],
    ['ville', { ...delivered, ville: 'Paris' }],
    ['quartier', { ...delivered, quartier: '' }],
    ['repere', { ...delivered, repere: '' }],
    ['mode', { mode: '' }],
    ['mode', { mode: 'especes_livraison' }],
  ])('is %s, in the language of the page', (field, more) => {
    expect(wrong(more).map((problem) => problem.field)).toEqual([field])
    expect(wrong(more, ar)[0]?.message).toMatch(/[\u0600-\u06ff]/)
  })

  test('is a phone number that is missing, or one that is none', () => {
    const said = (phone: string) => wrong({ phone }).map(({ message }) => message)
    expect(said('')).toEqual([fr.checkout.missing.phone])
    expect(said('7012')).toEqual([phoneField.said.fr])
  })

  test('is said above the first field, with the way to each of the others', () => {
    const said = checkoutSaying(wrong({ nom: '', mode: '' }), fr, problemsSaid)
    expect(said).toMatchObject({ message: nameField.said.fr, field: 'nom' })
    expect(said?.others).toEqual([
      {
        field: 'mode',
        message: fr.checkout.missing.mode,
        label: fr.checkout.paidBy,
        id: 'commande-mode',
      },
    ])
    expect(checkoutSaying([], fr, problemsSaid)).toBeUndefined()
  })

  test('is said in the order of the page', () => {
    const fields = wrong({ nom: '', phone: '', mode: '' }).map(({ field }) => field)
    expect(fields).toEqual(['nom', 'phone', 'mode'])
  })
})

test.each(['fr', 'en', 'ar'] as const)(
  'The look back names the button that orders: %s',
  (locale) => {
    const { recapText, place } = dictionaryOf(locale).checkout
    expect(recapText).toContain(place)
  },
)

describe('The order as it is sent', () => {
  const lines = [{ nature: 'livre', id: 3, quantite: 2 } as const]
  const agreed = { lines, locale: 'fr', total: 12_000 } as const

  test('is one that the contract takes, with what was left empty left out', () => {
    const order = orderRequest.parse(orderOf(filledIn, agreed))
    expect(order.remise).toEqual({ mode: 'agence' })
    expect(order.totalVu).toBe(12_000)
    expect(Object.keys(order)).not.toContain('email')
    expect(Object.keys(order)).not.toContain('entreprise')
  })

  test('names the company only where it is bought for one', () => {
    const typed = { ...filledIn, entreprise: 'Faso Coton', ifu: '0001' }
    expect(orderOf(typed, agreed).entreprise).toBeUndefined()
    expect(orderOf({ ...typed, pour_entreprise: 'oui' }, agreed).entreprise).toEqual({
      nom: 'Faso Coton',
      ifu: '0001',
    })
  })

  test('says what it orders itself, and no other key than one that was made', () => {
    const form = new FormData()
    form.set('lignes', 'l3x2.annuelx1')
    form.set('envoi', '<script>')
    form.set('total', '-5')
    const { lines: ordered, key, total } = sentCheckout(form)
    expect(ordered).toHaveLength(2)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(total).toBe(0)
  })
})

describe('What a delivery changes', () => {
  test('costs what its town costs, once it is chosen', () => {
    expect(deliveredQuote(quoteOf(book), { ...filledIn, ...delivered }).total).toBe(13_000)
    expect(deliveredQuote(quoteOf(book), { ...filledIn, ville: 'Ouagadougou' }).total).toBe(12_000)
  })

  test('a book may be paid at the door, a plan is carried nowhere', () => {
    expect(offeredModes(quoteOf(book))).toContain('especes_livraison')
    expect(offeredModes(quoteOf(plan))).not.toContain('especes_livraison')
  })
})
