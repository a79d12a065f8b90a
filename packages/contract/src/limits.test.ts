import { describe, expect, test } from 'vitest'
import { limits, prices } from './limits.ts'

describe('Lengths and counts (spec 9)', () => {
  test('three recent articles, titles cut to 50 in the footer', () => {
    expect(limits.recentNews).toBe(3)
    expect(limits.footerTitle).toBe(50)
  })

  test('an article on its card: a title of 40, an excerpt of 120', () => {
    expect(limits.newsCardTitle).toBe(40)
    expect(limits.newsExcerpt).toBe(120)
  })

  test('a date shows the first 10 characters of what is stored', () => {
    expect('2026-11-18T08:30:00.000Z'.slice(0, limits.dateCharacters)).toBe('2026-11-18')
  })

  test('a training on its card: a title of 20, a description of 70', () => {
    expect(limits.trainingCardTitle).toBe(20)
    expect(limits.trainingCardDescription).toBe(70)
  })

  test('a job on its card: a title of 20, a description of 70', () => {
    expect(limits.jobCardTitle).toBe(20)
    expect(limits.jobCardDescription).toBe(70)
  })

  test('a book on its card: a title of 20', () => {
    expect(limits.bookCardTitle).toBe(20)
  })

  test('ten rows of skeleton, counts of two digits, no widget for a single category', () => {
    expect(limits.skeletonRows).toBe(10)
    expect(limits.categoryCountDigits).toBe(2)
    expect(limits.categoriesToHide).toBe(1)
  })

  test('from one to ten copies of a book, one to begin with', () => {
    expect(limits.quantity).toEqual({ min: 1, max: 10, initial: 1 })
  })

  test('modals of 1000 for a job and 800 for a book', () => {
    expect(limits.modalWidth).toEqual({ job: 1000, book: 800 })
  })

  test('a training ends two days after it starts', () => {
    expect(limits.trainingDays).toBe(2)
  })

  test('what the browser kept is waited for during 5 seconds', () => {
    expect(limits.restoreTimeout).toBe(5000)
  })

  test('the footer says 2023', () => {
    expect(limits.copyrightYear).toBe(2023)
  })
})

describe('Limits of the contract API (contract, "Query" and "Create")', () => {
  test('25 records a page, 100 at the most, bodies of 1 MB', () => {
    expect(limits.apiPageSize).toBe(25)
    expect(limits.apiPageSizeMax).toBe(100)
    expect(limits.formBody).toBe(102_400)
  })

  test('a page of a list of the site fits in one answer', () => {
    expect(limits.listPage).toBe(24)
    expect(limits.listPage).toBeLessThanOrEqual(limits.apiPageSizeMax)
  })

  test('a picture of 10 MB may be uploaded, which is more than a form may send', () => {
    expect(limits.upload).toBe(10 * 1_048_576)
    expect(limits.upload).toBeGreaterThan(limits.formBody)
  })
})

describe('Prices in FCFA (spec 9)', () => {
  test('of the three job-matching plans', () => {
    expect(prices.plans).toEqual({ monthly: 9900, halfYearly: 39_900, yearly: 49_900 })
  })

  test('of the single items', () => {
    expect(prices.single).toEqual({
      jobAlertsPerMonth: 2000,
      professionalCv: 5000,
      coverLetter: 3000,
      interviewTraining: 7000,
      recruitmentTests: 5000,
    })
  })

  test('of a delivery, in Ouagadougou and elsewhere', () => {
    expect(prices.delivery).toEqual({ ouagadougou: 1000, elsewhere: 2000 })
  })

  test('are whole numbers: the franc has no cents', () => {
    const all = Object.values(prices).flatMap((group) => Object.values<number>(group))
    for (const price of all) expect(Number.isInteger(price)).toBe(true)
  })
})
