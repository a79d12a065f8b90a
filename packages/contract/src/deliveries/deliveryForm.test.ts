import { describe, expect, test } from 'vitest'
import { formProblems, payloadOf } from '../forms/readForm.ts'
import { locales } from '../locales.ts'
import { paymentModes } from '../orders/paymentModes.ts'
import { deliveryForm, deliveryModes, payers } from './deliveryForm.ts'

const complete = {
  nom: 'Awa Sawadogo',
  indicatif: '+226',
  phone: '70 12 34 56',
  email: '',
  'depart.ville': 'Ouagadougou',
  'depart.quartier': 'Gounghin',
  'depart.repere': 'École A',
  'depart.contact': 'Awa',
  'depart.phone': '70123456',
  'arrivee.ville': 'Bobo-Dioulasso',
  'arrivee.quartier': 'Accart',
  'arrivee.repere': 'Marché',
  'arrivee.contact': 'Moussa',
  'arrivee.phone': '+225 07 08 09 10 11',
  colis: 'Un carton',
  souhait: '',
  mode: 'especes_livraison',
  payeur: 'destinataire',
}

const wrong = (changed: Partial<typeof complete>) =>
  formProblems(deliveryForm, { ...complete, ...changed }, 'fr')

describe('The form of a delivery (product 13)', () => {
  test('is complete without an address of e-mail and without a wish', () => {
    expect(wrong({})).toEqual([])
  })

  test('is sent with each place as an object, and its numbers whole', () => {
    expect(payloadOf(deliveryForm, complete).data).toEqual({
      nom: 'Awa Sawadogo',
      indicatif: '+226',
      phone: '+22670123456',
      email: '',
      depart: {
        ville: 'Ouagadougou',
        quartier: 'Gounghin',
        repere: 'École A',
        contact: 'Awa',
        phone: '+22670123456',
      },
      arrivee: {
        ville: 'Bobo-Dioulasso',
        quartier: 'Accart',
        repere: 'Marché',
        contact: 'Moussa',
        phone: '+2250708091011',
      },
      colis: 'Un carton',
      souhait: '',
      mode: 'especes_livraison',
      payeur: 'destinataire',
    })
  })

  test.each([
    [{ nom: ' ' }, 'nom', 'Veuillez saisir votre nom.'],
    [{ phone: '12' }, 'phone', 'Numéro de téléphone Invalide !'],
    [{ email: 'awa@' }, 'email', 'Email Invalide !'],
    [{ 'depart.ville': '' }, 'depart.ville', 'Veuillez saisir la ville.'],
    [{ 'depart.quartier': '' }, 'depart.quartier', 'Veuillez saisir le quartier.'],
    [{ 'arrivee.contact': ' ' }, 'arrivee.contact', 'Veuillez dire qui sera sur place.'],
    [{ 'arrivee.phone': '7' }, 'arrivee.phone', 'Numéro de téléphone Invalide !'],
    [{ colis: '' }, 'colis', 'Veuillez décrire le colis.'],
    [{ mode: 'troc' }, 'mode', 'Veuillez choisir comment payer.'],
    [{ payeur: '' }, 'payeur', 'Veuillez dire qui paie.'],
  ])('with %o says what is wrong beside its field', (changed, field, message) => {
    expect(wrong(changed)).toEqual([{ field, message }])
  })

  test('tells all that is wrong at once, in the order of the page', () => {
    expect(wrong({ nom: '', 'arrivee.repere': '', payeur: '' }).map(({ field }) => field)).toEqual([
      'nom',
      'arrivee.repere',
      'payeur',
    ])
  })

  test.each(locales)('says in $code what a place lacks', ({ code }) => {
    const problems = formProblems(deliveryForm, { ...complete, 'depart.repere': '' }, code)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toBe(deliveryForm.fields['arrivee.repere'].said[code])
  })

  test('takes every way to pay, of which its page offers those that need nothing else', () => {
    for (const mode of paymentModes) expect(wrong({ mode }), mode).toEqual([])
    for (const mode of deliveryModes) expect(paymentModes).toContain(mode)
  })

  test('is paid by who sends or by who receives', () => {
    for (const payeur of payers) expect(wrong({ payeur })).toEqual([])
    expect(wrong({ payeur: 'personne' })).toHaveLength(1)
  })

  test('takes as much of a parcel as the call says, and of a wish', () => {
    expect(deliveryForm.fields.colis.longest).toEqual({ typed: 500, sent: 500 })
    expect(deliveryForm.fields.souhait.longest).toEqual({ typed: 200, sent: 200 })
  })
})
