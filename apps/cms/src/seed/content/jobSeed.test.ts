import { describe, expect, test } from 'vitest'
import { demoChoices, demoCompanies } from './choiceSeed.ts'
import { demoJobs } from './jobSeed.ts'
import { arabicLetters, slugForm, typographyFaults } from './textRules.ts'

const allJobs = demoJobs()
const companies = demoCompanies()
const [domains, types] = [demoChoices('jobDomains'), demoChoices('jobTypes')]
const [experiences, countries] = [demoChoices('experienceLevels'), demoChoices('countries')]
const keys = (labels: readonly { key: string }[]) => labels.map(({ key }) => key)
const open = allJobs.filter(({ expiresInDays }) => expiresInDays >= 0)

describe('The demo job offers', () => {
  test('are twenty-one, each with an address of its own', () => {
    expect(allJobs).toHaveLength(21)
    expect(new Set(allJobs.map(({ slug }) => slug)).size).toBe(21)
    for (const { slug } of allJobs) expect(slug).toMatch(slugForm)
  })

  test('are past their day for five, urgent for four that are still open', () => {
    expect(open).toHaveLength(16)
    expect(allJobs.filter(({ urgent }) => urgent)).toHaveLength(4)
    expect(open.filter(({ urgent }) => urgent)).toHaveLength(4)
  })

  test.each([
    ['en', /[a-z]/],
    ['ar', arabicLetters],
  ] as const)('stand in the language %s, but for one in French alone', (language, letters) => {
    const translated = allJobs.filter(({ titre }) => titre[language] !== undefined)
    expect(translated).toHaveLength(allJobs.length - 1)
    for (const { titre, description } of translated) {
      for (const text of [titre, description]) expect(text[language]).toMatch(letters)
    }
  })

  test('were published in the past weeks, before their last day', () => {
    for (const { publishedDaysAgo, expiresInDays } of allJobs) {
      expect(publishedDaysAgo).toBeGreaterThan(0)
      expect(publishedDaysAgo).toBeLessThanOrEqual(90)
      expect(expiresInDays).toBeGreaterThan(-publishedDaysAgo)
      expect(expiresInDays).toBeLessThanOrEqual(60)
    }
    for (const { publishedDaysAgo } of open) expect(publishedDaysAgo).toBeLessThanOrEqual(21)
  })

  test('are mostly in Burkina Faso, and in four neighbouring countries', () => {
    const inBurkina = allJobs.filter(({ pays }) => pays === 'burkina-faso')
    expect(inBurkina.length).toBeGreaterThan(allJobs.length / 2)
    expect(new Set(allJobs.map(({ pays }) => pays)).size).toBe(5)
  })

  test('vary in length, some with headings, lists and a table', () => {
    const texts = allJobs.map(({ description }) => description.fr)
    expect(Math.min(...texts.map(({ length }) => length))).toBeLessThan(100)
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(1000)
    for (const part of [/^## Missions$/m, /^## Profil$/m, /^## Pour postuler$/m, /^\|[-|]+\|$/m]) {
      expect(texts.some((text) => part.test(text))).toBe(true)
    }
  })

  test.each(allJobs)('$slug is well set', (job) => {
    expect(job.description.fr).not.toMatch(/^# /m)
    expect(typographyFaults(job.titre.fr)).toEqual([])
    expect(typographyFaults(job.description.fr)).toEqual([])
  })
})

describe('What the demo offers choose from (product 2.11)', () => {
  test('are eight companies, and lists named in three languages, all of them used', () => {
    expect(new Set(allJobs.map(({ compagnie }) => compagnie))).toEqual(new Set(companies))
    expect(companies).toHaveLength(8)
    const used = new Set(
      allJobs.flatMap(({ jobdomain, jobtype, experience_level, pays }) => [
        jobdomain,
        jobtype,
        experience_level,
        pays,
      ]),
    )
    for (const key of keys([...domains, ...types, ...experiences, ...countries]))
      expect(used).toContain(key)
    for (const { nom } of [...domains, ...types, ...experiences, ...countries]) {
      expect(nom.ar).toMatch(arabicLetters)
    }
  })

  test('hold the five kinds of contract and four levels of experience', () => {
    expect(types.map(({ nom }) => nom.fr)).toEqual([
      'CDI',
      'CDD',
      'Stage',
      'Freelance',
      'Temps partiel',
    ])
    expect(experiences).toHaveLength(4)
  })
})
