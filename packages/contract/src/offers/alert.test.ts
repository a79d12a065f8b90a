import { describe, expect, test } from 'vitest'
import { formProblems, payloadOf, typedFields } from '../forms/readForm.ts'
import { alertCriteria, alertForm } from './alert.ts'

const typed = (more: Record<string, string> = {}) =>
  typedFields(alertForm, new Map(Object.entries({ email: 'awa@exemple.bf', ...more })))
const problems = (more: Record<string, string>) =>
  formProblems(alertForm, typed(more), 'fr').map(({ field }) => field)

describe('A job alert (product 13)', () => {
  test('needs an address, and narrows nothing by itself', () => {
    expect(problems({})).toEqual([])
    expect(problems({ email: '' })).toEqual(['email'])
    const { data } = payloadOf(alertForm, typed())
    expect(alertCriteria.map((name) => data[name])).toEqual(alertCriteria.map(() => ''))
  })

  test('takes the filters of the list as its address has them', () => {
    const chosen = { q: 'paie', domaine: '3', ville: 'bobo-dioulasso', urgent: 'oui' }
    expect(problems(chosen)).toEqual([])
    expect(payloadOf(alertForm, typed(chosen)).data).toMatchObject(chosen)
  })

  test.each([
    ['domaine', 'x'],
    ['contrat', '0'],
    ['experience', '1.5'],
    ['ville', 'Bobo Dioulasso'],
    ['pays', 'a'.repeat(61)],
    ['urgent', 'non'],
    ['locale', 'de'],
  ])('has no %s « %s »', (name, value) => {
    expect(problems({ [name]: value })).toEqual([name])
  })

  test('comes from programs as an object, with numbers and true or false', () => {
    const criteres = { domaine: 3, urgent: true, ville: 'kaya', autre: 'x' }
    expect(alertForm.unfolded?.({ email: 'a@b.bf', criteres })).toEqual({
      email: 'a@b.bf',
      criteres,
      domaine: '3',
      urgent: 'oui',
      ville: 'kaya',
    })
    expect(alertForm.unfolded?.({ criteres: { urgent: false } })).toMatchObject({ urgent: '' })
  })

  test.each([undefined, null, 'tout', 7])('has no criteria in %s', (criteres) => {
    expect(alertForm.unfolded?.({ criteres })).toEqual({ criteres })
  })

  test('is taken in the same words from every address, which say what becomes of a sixth', () => {
    const { fr, en, ar } = alertForm.messages
    expect(fr.success).toContain('cinq alertes au plus')
    expect(en.success).toContain('five alerts at most')
    expect(ar.success).toContain('خمسة تنبيهات على الأكثر')
  })

  test.each(['fr', 'en', 'ar'] as const)('says in %s that a filter is gone', (locale) => {
    const [first] = formProblems(alertForm, typed({ domaine: 'x' }), locale)
    expect(first?.message).toBe(alertForm.fields.domaine.said[locale])
  })
})
