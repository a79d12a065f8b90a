import { describe, expect, test } from 'vitest'
import { formProblems, payloadOf, typedFields } from '../forms/readForm.ts'
import { reportForm, reportReasons } from './report.ts'

const typed = (more: Record<string, string> = {}) =>
  typedFields(reportForm, new Map(Object.entries({ job: '12', motif: 'frais', ...more })))
const problems = (more: Record<string, string>) =>
  formProblems(reportForm, typed(more), 'fr').map(({ field }) => field)

describe('A report of an offer (product 13)', () => {
  test('names the offer and what is wrong, no more', () => {
    expect(problems({})).toEqual([])
    expect(payloadOf(reportForm, typed())).toEqual({
      data: { job: '12', motif: 'frais', message: '', email: '' },
    })
  })

  test.each(reportReasons)('may say that it is « %s »', (motif) => {
    expect(problems({ motif })).toEqual([])
  })

  test.each(['', 'laid', 'FRAIS', 'constructor'])('says nothing else: « %s »', (motif) => {
    expect(problems({ motif })).toEqual(['motif'])
  })

  test.each(['', '0', '-3', '1.5', '12a', '9999999999', ' 12'])(
    'is about an offer that has a number: « %s »',
    (job) => expect(problems({ job })).toEqual(['job']),
  )

  test.each([
    ['', ''],
    ['  ', ''],
    [' awa@exemple.bf ', 'awa@exemple.bf'],
  ])('may leave an address, or none: « %s »', (email, kept) => {
    expect(payloadOf(reportForm, typed({ email })).data.email).toBe(kept)
  })

  test('leaves no address that is none', () => {
    expect(problems({ email: 'awa' })).toEqual(['email'])
  })

  test.each(['fr', 'en', 'ar'] as const)('asks in %s for what is missing first', (locale) => {
    const [first] = formProblems(reportForm, typed({ motif: '' }), locale)
    expect(first?.message).toBe(reportForm.fields.motif.said[locale])
  })
})
