import { describe, expect, test } from 'vitest'
import { allJobs } from '../../jobRecords.ts'
import { typographyFaults } from '../textRules.ts'
import { companies, domains, experiences, types } from './jobChoices.ts'

const keys = (labels: readonly { key: string }[]) => labels.map(({ key }) => key)

describe('The demo job offers (issue 2, seed)', () => {
  test('are twenty, each with an address of its own', () => {
    expect(allJobs).toHaveLength(20)
    expect(new Set(allJobs.map(({ slug }) => slug)).size).toBe(20)
  })

  test('are urgent for some, past their day for five', () => {
    expect(allJobs.filter(({ urgent }) => urgent).length).toBeGreaterThanOrEqual(4)
    expect(allJobs.filter(({ expiresInDays }) => expiresInDays < 0)).toHaveLength(5)
  })

  test('stand in the three languages for five of them', () => {
    const translated = allJobs.filter(({ titre }) => titre.en !== undefined)
    expect(translated.length).toBeGreaterThanOrEqual(5)
    for (const { titre, description } of translated) {
      expect(description.en).toBeTruthy()
      for (const text of [titre, description]) expect(text.ar).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('were published before today and before their last day', () => {
    for (const { publishedDaysAgo, expiresInDays } of allJobs) {
      expect(publishedDaysAgo).toBeGreaterThan(0)
      expect(expiresInDays).toBeGreaterThan(-publishedDaysAgo)
    }
  })

  test.each(allJobs)('$slug: its company, domain, type and level exist; it is well set', (job) => {
    expect(companies).toContain(job.compagnie)
    expect(keys(domains)).toContain(job.domain)
    expect(keys(types)).toContain(job.type)
    expect(keys(experiences)).toContain(job.experience)
    expect(typographyFaults(job.titre.fr)).toEqual([])
    expect(typographyFaults(job.description.fr)).toEqual([])
  })
})
