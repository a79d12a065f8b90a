import { describe, expect, it } from 'vitest'
import { formProblems, typedFields } from '../forms/readForm.ts'
import { locales } from '../locales.ts'
import { offerForm } from './offerForm.ts'

const complete = {
  entreprise: 'Faso Logis',
  nom: 'Paul Zongo',
  indicatif: '+226',
  phone: '70 12 34 56',
  email: 'paul@exemple.bf',
  titre: 'Comptable',
  ville: 'Koudougou',
  description: 'Tenir les comptes.',
}
const problemsOf = (changed: object, locale: (typeof locales)[number]['code'] = 'fr') => {
  const typed = typedFields(offerForm, new Map(Object.entries({ ...complete, ...changed })))
  return formProblems(offerForm, typed, locale)
}

describe('An offer that an employer proposes', () => {
  it('is whole with a company, somebody to call, and what the job is', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ cv_facultatif: 'oui' })).toEqual([])
    // Many have a telephone and no address.
    expect(problemsOf({ email: ' ' })).toEqual([])
    expect(problemsOf({ indicatif: '+225', phone: '07 08 09 10 11' })).toEqual([])
  })

  const { email: _, ...required } = complete
  it.each(Object.keys(required))('is refused without %s, in each language', (field) => {
    for (const { code } of locales) {
      expect(problemsOf({ [field]: ' ' }, code).map((one) => one.field)).toContain(field)
    }
  })

  it.each([
    ['an address that is none', { email: 'paul' }, 'email'],
    ['a number that is none', { phone: '12' }, 'phone'],
    ['an answer that is none about the CV', { cv_facultatif: 'non' }, 'cv_facultatif'],
    ['a dial code that nobody offers', { indicatif: '+999' }, 'indicatif'],
  ])('is refused with %s', (_, changed, field) => {
    expect(problemsOf(changed).map((one) => one.field)).toContain(field)
  })
})
