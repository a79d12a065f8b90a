import { limits } from '@sira/contract/limits'
import { modeNames } from '@sira/contract/orders/modeNames'
import { manualModes } from '@sira/contract/orders/paymentModes'
import { prices } from '@sira/contract/prices'
import { defaultSettings } from '@sira/contract/records/settings'
import { describe, expect, test } from 'vitest'
import { demoFaqs } from './faqSeed.ts'
import { arabicLetters, htmlFaults, tagsOf, typographyFaults } from './textRules.ts'

const allFaqs = demoFaqs()

/** The digits of every answer of the question, language by language. */
function answersTo(words: string) {
  const faq = allFaqs.find(({ question }) => question.fr.includes(words))
  if (!faq) throw new Error(`No question holds « ${words} »`)
  return Object.values(faq.reponse).map((html) => html.replace(/(?<=\d)[,\u202f](?=\d{3})/g, ''))
}

describe('The demo questions', () => {
  test('are twelve, all different', () => {
    expect(allFaqs).toHaveLength(12)
    expect(new Set(allFaqs.map(({ question }) => question.fr)).size).toBe(12)
  })

  test.each(allFaqs)('« $question.fr » is answered in HTML, in the three languages', (faq) => {
    for (const text of [faq.question, faq.reponse]) {
      expect(text.ar).toMatch(arabicLetters)
      expect(typographyFaults(text.fr)).toEqual([])
    }
    for (const html of Object.values(faq.reponse)) {
      expect(html).toMatch(/^<(p|ul|ol|table)>/)
      expect(htmlFaults(html)).toEqual([])
    }
  })

  test.each(allFaqs)('« $question.fr » has the same lists and links in each language', (faq) => {
    const { fr, en, ar } = faq.reponse
    expect(tagsOf(en)).toEqual(tagsOf(fr))
    expect(tagsOf(ar)).toEqual(tagsOf(fr))
  })

  test('hold lists, a table, bold and links', () => {
    const all = allFaqs.map(({ reponse }) => reponse.fr).join('')
    for (const part of ['<ul>', '<ol>', '<table>', '<strong>', '<a href="/']) {
      expect(all).toContain(part)
    }
  })
})

describe('The answers agree with the rest of the site (product 9)', () => {
  test('on the prices of deliveries and of the job-matching plans', () => {
    const { ouagadougou, elsewhere } = prices.delivery
    for (const answer of answersTo('livraison')) {
      expect(answer.match(/\d{4,}/g)).toEqual([String(ouagadougou), String(elsewhere)])
    }
    const { monthly, halfYearly, yearly } = prices.plans
    const told = [monthly, halfYearly, yearly, prices.single.professionalCv].map(String)
    for (const answer of answersTo('formules')) expect(answer.match(/\d{4,}/g)).toEqual(told)
  })

  test('on the opening hours', () => {
    const told = (hours: string) => hours.replace('-', ' à ')
    const [french] = answersTo('ouverts')
    expect(french).toContain(told(defaultSettings.weekdayHours))
    expect(french).toContain(told(defaultSettings.saturdayHours))
  })

  test('on the copies of a book and the payment modes', () => {
    const { min, max } = limits.quantity
    expect(answersTo('livre')[0]).toContain(`de ${min} à ${max}`)
    // The modes of the checkout, which need no provider.
    const locales = ['fr', 'en', 'ar'] as const
    for (const [index, locale] of locales.entries()) {
      const listed = answersTo('paiement')[index]?.match(/(?<=<li>)[^<(]+/g) ?? []
      const offered = manualModes.map((mode) => modeNames[locale][mode])
      expect(listed.map((name) => name.trim()).toSorted()).toEqual(offered.toSorted())
    }
  })
})
