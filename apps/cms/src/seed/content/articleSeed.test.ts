import { routes } from '@sira/contract/routes'
import { describe, expect, test } from 'vitest'
import { demoArticles } from './articleSeed.ts'
import { demoChoices } from './choiceSeed.ts'
import { demoJobs } from './jobSeed.ts'
import { demoTrainings } from './trainingSeed.ts'

const allArticles = demoArticles()
const [categories, tags] = [demoChoices('categories'), demoChoices('tags')]
const published = allArticles.filter((article) => !article.draft)
const hasTable = (markdown: string) => /^\|[-:|]+\|$/m.test(markdown)
const keysOf = (labels: { key: string }[]) => labels.map((label) => label.key)
const inOrder = (values: Iterable<string>) => [...values].toSorted()

/** Markdown without code and addresses, whose signs are not the author's typography. */
const proseOf = (markdown: string) => markdown.replace(/`[^`\n]*`|\]\([^)\n]*\)/g, '')

describe('the demo news', () => {
  test('lead to trainings and offers of the demo, and to no other address', () => {
    const trainings = demoTrainings().map(({ slug }) => routes.training(slug))
    const jobs = demoJobs().map(({ slug }) => routes.job(slug))
    const led = allArticles.flatMap(({ a_suivre }) => a_suivre ?? [])
    expect(led.length).toBeGreaterThan(20)
    expect(led.filter((path) => ![...trainings, ...jobs].includes(path))).toEqual([])
  })

  test('speak of courses that are in the catalogue, and name no year of their own', () => {
    const trainings = demoTrainings().map(({ slug }) => routes.training(slug))
    for (const { contenu } of allArticles.filter(({ category }) => category === 'sira')) {
      const linked = Object.values(contenu).flatMap((text) =>
        [...text.matchAll(/\]\((\/formations\/[^)]+)\)/g)].map(([, path]) => path),
      )
      expect(linked.filter((path) => !trainings.includes(path ?? ''))).toEqual([])
      expect(contenu.fr).not.toMatch(/\b20\d\d\b/)
    }
  })

  test('are 30 published articles and two drafts, each at its own address', () => {
    expect(published).toHaveLength(30)
    expect(allArticles).toHaveLength(32)
    const slugs = allArticles.map((article) => article.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('are filed under 6 categories and 10 tags that exist, none of them empty', () => {
    expect(new Set(keysOf(categories)).size).toBe(6)
    expect(new Set(keysOf(tags)).size).toBe(10)
    const usedCategories = new Set(published.map((article) => article.category))
    const usedTags = new Set(allArticles.flatMap((article) => article.tags))
    expect(inOrder(usedCategories)).toEqual(inOrder(keysOf(categories)))
    expect(inOrder(usedTags)).toEqual(inOrder(keysOf(tags)))
  })

  test('can be read in French, and but for one also in English and Arabic', () => {
    for (const language of ['en', 'ar'] as const) {
      const translated = published.filter(
        ({ titre, contenu }) => titre[language] && contenu[language],
      )
      expect(translated).toHaveLength(published.length - 1)
    }
    for (const { slug, titre, contenu } of allArticles) {
      const languages = Object.keys(titre)
      expect(Object.keys(contenu), slug).toEqual(languages)
      expect(titre.ar ?? 'ع', slug).toMatch(/\p{Script=Arabic}/u)
    }
  })

  test('show what a page must cope with: tables, images, links, long and short titles', () => {
    const contents = published.map((article) => article.contenu.fr)
    const titleLengths = published.map((article) => article.titre.fr.length)
    const words = contents.map((text) => text.split(/\s+/).length)
    expect(contents.filter(hasTable).length).toBeGreaterThanOrEqual(5)
    expect(contents.filter((text) => text.includes('](seed:')).length).toBeGreaterThanOrEqual(3)
    expect(contents.filter((text) => text.includes('](https://')).length).toBeGreaterThanOrEqual(3)
    expect(titleLengths.filter((length) => length < 40).length).toBeGreaterThanOrEqual(5)
    expect(titleLengths.filter((length) => length > 90).length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...words)).toBeLessThan(100)
    expect(Math.max(...words)).toBeGreaterThan(900)
  })

  test('have a scene, but for one, and no scene more than twice on a page of twelve', () => {
    expect(published.filter((article) => article.picture === undefined)).toHaveLength(1)
    const newestFirst = published.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    for (const start of [0, 12, 24]) {
      const shown = newestFirst.slice(start, start + 12).map(({ picture }) => picture)
      for (const scene of shown) expect(shown.filter((one) => one === scene).length).toBeLessThan(3)
    }
  })

  test('were published at 30 different moments, from January 2025 to 18 November 2026', () => {
    const moments = published.map((article) => article.publishedAt)
    for (const moment of moments) expect(new Date(moment).toISOString()).toBe(moment)
    expect(new Set(moments).size).toBe(30)
    const sorted = moments.toSorted()
    expect(sorted[0]).toMatch(/^2025-01/)
    expect(sorted.at(-1)).toMatch(/^2026-11-18/)
  })

  test.each(allArticles)(
    '$slug: its headings start at level 2, its links lead somewhere',
    (article) => {
      const known = new Set(published.map(({ slug }) => slug))
      for (const markdown of Object.values<string>(article.contenu)) {
        expect(markdown).not.toMatch(/^# /m)
        for (const [, target] of markdown.matchAll(/\]\(([^)]+)\)/g)) {
          expect(target).toMatch(/^(\/[a-z]|https:\/\/|seed:[a-z]+$)/)
          const slug = target?.match(/^\/actualite\/(.+)$/)?.[1]
          if (slug !== undefined) expect(known).toContain(slug)
        }
      }
    },
  )

  test.each(allArticles)(
    '$slug: its French is set with the right spaces and apostrophes',
    (article) => {
      const texts = [article.titre.fr, proseOf(article.contenu.fr)]
      for (const text of texts) {
        expect(text).not.toContain("'")
        expect(text).not.toMatch(/[^\u00a0\u202f|\-:]:\s|[^\u00a0\u202f][;?!](?!\[)|« | »/)
      }
    },
  )
})
