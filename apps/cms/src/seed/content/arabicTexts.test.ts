import { describe, expect, test } from 'vitest'
import { demoArticles } from './articleSeed.ts'
import { demoBooks } from './bookSeed.ts'
import { choiceLists, demoChoices } from './choiceSeed.ts'
import { demoFaqs } from './faqSeed.ts'
import { demoJobs } from './jobSeed.ts'
import { demoSettings } from './settingsSeed.ts'
import { demoShop } from './shopSeed.ts'
import { arabicFaults } from './textRules.ts'
import { demoTrainers } from './trainerSeed.ts'
import { demoTrainings } from './trainingSeed.ts'

const lists = Object.keys(choiceLists) as (keyof typeof choiceLists)[]

const all = {
  articles: demoArticles(),
  books: demoBooks(),
  choices: lists.map((list) => demoChoices(list)),
  faqs: demoFaqs(),
  jobs: demoJobs(),
  settings: demoSettings(),
  shop: demoShop(),
  trainers: demoTrainers(),
  trainings: demoTrainings(),
}

/** Every text in Arabic, however deep it stands. */
function arabicIn(value: unknown, isArabic = false): string[] {
  if (typeof value === 'string') return isArabic ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => arabicIn(inner, isArabic || key === 'ar'))
}

describe('The Arabic of the demo content', () => {
  test.each(Object.entries(all))('reads from the right in every text of the %s', (_name, texts) => {
    const arabic = arabicIn(texts)
    expect(arabic).not.toEqual([])
    expect(arabic.flatMap(arabicFaults)).toEqual([])
  })
})
